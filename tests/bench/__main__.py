"""Runs every benchmark beside this file, each in a process of its own."""

import subprocess
import sys
from pathlib import Path

modules = sorted(path.stem for path in Path(__file__).parent.glob("bench_*.py"))
failed = [
    name for name in modules if subprocess.run([sys.executable, "-m", f"{__package__}.{name}"], check=False).returncode
]
sys.exit(f"failed: {', '.join(failed)}" if failed else 0)
