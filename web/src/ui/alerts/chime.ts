/** The frequencies of the two tones, in Hz, each with its beginning in seconds. */
const TONES = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.14 },
] as const;
const LENGTH = 0.22;
const VOLUME = 0.15;

let context: AudioContext | undefined;

/** Plays two short tones. Silent until the person has clicked or pressed a key on the page: browsers require that. */
export function playChime(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  void context.resume().catch(() => undefined);
  for (const { frequency, at } of TONES) {
    const oscillator = new OscillatorNode(context, { frequency });
    const start = currentTime + at;
    const gain = new GainNode(context, { gain: 0 });
    // A tone that begins or ends at full volume clicks.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + LENGTH);
    oscillator.connect(gain).connect(destination);
    oscillator.start(start);
    oscillator.stop(start + LENGTH);
  }
}
