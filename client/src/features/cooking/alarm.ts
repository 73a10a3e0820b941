/** Two short notes, again and again: heard over a hood, and no longer than a minute. */
const notes = [
  { at: 0, hertz: 880 },
  { at: 0.22, hertz: 1175 },
];
const noteSeconds = 0.18;
const repeatMs = 1400;
const mostRepeats = 40;

let sound: AudioContext | undefined;
let repeating: ReturnType<typeof setInterval> | undefined;

/** To be called from a press: later the browser would not let the page sound. */
export function prepareAlarm(): void {
  try {
    sound ??= new AudioContext();
    void sound.resume().catch(() => undefined);
  } catch {
    // No sound on this device: the screen and the announcement say it.
  }
}

function playNotes(): void {
  if (!sound) return;
  const start = sound.currentTime;
  for (const { at, hertz } of notes) {
    const tone = sound.createOscillator();
    const loudness = sound.createGain();
    tone.frequency.value = hertz;
    // From and to silence, so that it does not click.
    loudness.gain.setValueAtTime(0, start + at);
    loudness.gain.linearRampToValueAtTime(0.35, start + at + 0.02);
    loudness.gain.linearRampToValueAtTime(0, start + at + noteSeconds);
    tone.connect(loudness).connect(sound.destination);
    tone.start(start + at);
    tone.stop(start + at + noteSeconds);
  }
}

function start(): void {
  prepareAlarm();
  let times = 0;
  const once = (): void => {
    playNotes();
    // Before the first touch of a page the browser refuses it, aloud.
    if ('vibrate' in navigator && navigator.userActivation.hasBeenActive)
      navigator.vibrate([250, 120, 250]);
    times += 1;
    if (times === mostRepeats) clearInterval(repeating);
  };
  repeating = setInterval(once, repeatMs);
  once();
}

let ringers = 0;

/** Sounds, at most a minute, until all who asked for it have called what this returns. */
export function ring(): () => void {
  ringers += 1;
  if (ringers === 1) start();
  return () => {
    ringers -= 1;
    if (ringers === 0) clearInterval(repeating);
  };
}
