/** Samples a second. */
export const sampleRate = 22_050;

const beatsPerMinute = 120;
const beats = 16;

/**
 * Eight seconds of music, 120 beats a minute, as samples from -1 to 1: a kick on each beat, a hat between the beats,
 * a bass on the first and third, and plucked chords. It can be repeated without a seam.
 */
export function synthesizeSong(): Float32Array {
  const samples = new Float32Array((beats * 60 * sampleRate) / beatsPerMinute);
  for (let beat = 0; beat < beats; beat++) {
    add(samples, beat, playKick);
    add(samples, beat + 0.5, playHat);
    if (beat % 2 === 0) {
      add(samples, beat, pluck((roots[Math.floor(beat / 4)] ?? 0) - 24, 0.35, 4));
    }
    const chord = (roots[Math.floor(beat / 4)] ?? 0) + (scale[(beat * 3) % scale.length] ?? 0);
    add(samples, beat + (beat % 4 === 3 ? 0.5 : 0), pluck(chord + 12, 0.16, 6));
    add(samples, beat + 0.25, pluck(chord + 19, 0.08, 9));
  }
  return samples.map((value) => Math.tanh(value));
}

/** Half tones above A, a bar each: A minor, F, C, G. */
const roots = [0, -4, 3, -2];
const scale = [0, 3, 7, 10, 12];

/** A sound: its value so many seconds after it began. */
type Sound = (seconds: number) => number;

const playKick: Sound = (t) => 0.8 * Math.exp(-t * 9) * Math.sin(2 * Math.PI * (48 * t + 9 * (1 - Math.exp(-t * 28))));

const playHat: Sound = (t) => 0.12 * Math.exp(-t * 60) * getNoise(t);

function pluck(halfTones: number, volume: number, decay: number): Sound {
  return (t) => {
    const turn = 2 * Math.PI * 440 * 2 ** (halfTones / 12) * t;
    return volume * Math.exp(-t * decay) * (Math.sin(turn) + 0.4 * Math.sin(2 * turn) + 0.2 * Math.sin(3 * turn));
  };
}

/** The same noise each time it is made. */
function getNoise(t: number): number {
  const value = Math.sin(t * sampleRate * 12.9898) * 43_758.5453;
  return 2 * (value - Math.floor(value)) - 1;
}

/** Adds a sound that begins at a beat; what rings on beyond the end is heard at the beginning. */
function add(samples: Float32Array, beat: number, sound: Sound): void {
  const start = Math.round((beat * 60 * sampleRate) / beatsPerMinute);
  for (let index = 0; index < sampleRate; index++) {
    const at = (start + index) % samples.length;
    samples[at] = (samples[at] ?? 0) + sound(index / sampleRate);
  }
}
