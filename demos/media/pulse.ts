/** An animation in Lottie's format, 60 frames at 30 a second, 480 pixels square: three rings that open one after the other. */
export const pulse = (): object => ({
  v: '5.9.0',
  fr: 30,
  ip: 0,
  op: 60,
  w: 480,
  h: 480,
  nm: 'Pulse',
  ddd: 0,
  assets: [],
  layers: [ring(0, [1, 0.361, 0.243, 1]), ring(8, [0.961, 0.722, 0.298, 1]), ring(16, [0.965, 0.953, 0.933, 1])].map(
    (layer, index) => ({...layer, ind: index + 1}),
  ),
});

const still = (value: unknown): object => ({a: 0, k: value});

const eased = {i: {x: [0.2], y: [1]}, o: {x: [0.4], y: [0]}};

/** A value that goes from one to another between two frames. */
const moving = (from: number, to: number, begin: number, end: number): object => ({
  a: 1,
  k: [
    {t: begin, s: [from], ...eased},
    {t: end, s: [to]},
  ],
});

const ring = (delay: number, colour: readonly number[]): object => ({
  ty: 4,
  nm: `Ring ${delay}`,
  ip: 0,
  op: 60,
  st: 0,
  sr: 1,
  ddd: 0,
  bm: 0,
  ks: {
    o: moving(100, 0, 24 + delay, 44 + delay),
    r: still(0),
    p: still([240, 240, 0]),
    a: still([0, 0, 0]),
    s: still([100, 100, 100]),
  },
  shapes: [
    {
      ty: 'gr',
      nm: 'Circle',
      it: [
        {
          ty: 'el',
          nm: 'Path',
          p: still([0, 0]),
          s: {
            a: 1,
            k: [
              {t: delay, s: [20, 20], i: {x: 0.2, y: 1}, o: {x: 0.4, y: 0}},
              {t: 40 + delay, s: [400 - delay * 6, 400 - delay * 6]},
            ],
          },
        },
        {ty: 'st', nm: 'Stroke', c: still(colour), o: still(100), w: still(26), lc: 2, lj: 2},
        {ty: 'tr', p: still([0, 0]), a: still([0, 0]), s: still([100, 100]), r: still(0), o: still(100)},
      ],
    },
  ],
});
