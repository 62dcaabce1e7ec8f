// The sounds of the table, made here: a few short tones and knocks each. There is none before somebody has touched the page, and none unseen but a quiet call to move.
(() => {
  const settings = document.documentElement.dataset;
  const QUIET = .5;
  const LATER = 300; // ms that a page which isn't looked at leaves to one that is
  const HELD = 1500;
  const RISE = .004;
  // Frequency in Hz, when it begins and how long it lasts in seconds, how loud; a knock is noise around its frequency.
  const tone = (pitch, at, lasts, loud = .3) => ({ pitch, at, lasts, loud });
  const knock = (pitch, at, lasts, loud = .5) => ({ pitch, at, lasts, loud, noise: true });
  const SOUNDS = {
    card: [knock(1500, 0, .05), tone(165, 0, .07, .35)],
    trick: [knock(700, 0, .16, .9), knock(1100, .07, .14, .7)],
    turn: [tone(587, 0, .16, .22), tone(784, .11, .26, .22)],
    five: [tone(988, 0, .07, .25), tone(988, .16, .07, .25), tone(988, .32, .12, .25)],
    said: [knock(900, 0, .04, .25), tone(440, 0, .14, .22), tone(554, .08, .22, .22)],
    bela: [tone(659, 0, .16, .2), tone(831, .09, .16, .2), tone(988, .18, .42, .2)],
    won: [tone(392, 0, .18), tone(494, .13, .18), tone(587, .26, .4)],
    lost: [tone(349, 0, .22), tone(294, .17, .42)],
    match: [tone(392, 0, .16), tone(494, .12, .16), tone(587, .24, .16), tone(784, .36, .7), tone(392, .36, .7, .2)],
    seat: [knock(500, 0, .05), knock(500, .13, .06), tone(330, .13, .2, .15)],
    phrase: [tone(523, 0, .06, .2), tone(698, .06, .12, .2)],
  };
  let context = null;
  let hiss = null;

  const wake = () => {
    if (settings.sound === "off" || !window.AudioContext) return;
    if (!context && navigator.userActivation?.isActive === false) return; // Shift, or a finger that may yet scroll
    context ??= new AudioContext();
    if (context.state !== "running") context.resume();
  };
  ["pointerdown", "pointerup", "keydown"].forEach((gesture) => addEventListener(gesture, wake, { capture: true, passive: true }));

  const noise = () => {
    if (!hiss) {
      hiss = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
      hiss.getChannelData(0).forEach((_, at, samples) => { samples[at] = 2 * Math.random() - 1; });
    }
    return Object.assign(context.createBufferSource(), { buffer: hiss });
  };
  const strike = ({ pitch, at, lasts, loud, noise: isNoise }, out, now) => {
    const source = isNoise ? noise() : Object.assign(context.createOscillator(), { type: "triangle" });
    const filter = Object.assign(context.createBiquadFilter(), isNoise ? { type: "bandpass" } : { type: "lowpass" });
    const swell = context.createGain();
    filter.frequency.value = isNoise ? pitch : 3 * pitch;
    if (!isNoise) source.frequency.value = pitch;
    swell.gain.setValueAtTime(0, now + at);
    swell.gain.linearRampToValueAtTime(loud, now + at + RISE);
    swell.gain.exponentialRampToValueAtTime(.001, now + at + lasts);
    source.connect(filter).connect(swell).connect(out);
    source.start(now + at);
    source.stop(now + at + lasts);
  };
  const play = (name, after) => {
    const out = context.createGain();
    const volume = Number(settings.volume ?? 60) / 100;
    out.gain.value = volume * volume * (document.hidden ? QUIET : 1);
    out.connect(context.destination);
    SOUNDS[name].forEach((part) => strike(part, out, context.currentTime + after));
  };

  // Of several pages of one table one is heard, the one that is looked at before the others.
  const alone = (key, call) => {
    const ask = () => navigator.locks.request(`${location.pathname} ${key}`, { ifAvailable: true }, (lock) => {
      if (!lock) return undefined;
      call();
      return new Promise((done) => setTimeout(done, HELD));
    });
    if (!navigator.locks) call();
    else if (document.hidden) setTimeout(ask, LATER);
    else requestAnimationFrame(() => setTimeout(ask)); // what is seen comes first
  };

  // `key` tells one occasion from the next; `after` so many seconds.
  bela.sound = (name, { key = bela.version(), after = 0 } = {}) => {
    if (settings.sound === "off" || context?.state !== "running" || (document.hidden && name !== "turn")) return;
    alone(`${name} ${key}`, () => play(name, after));
  };
})();
