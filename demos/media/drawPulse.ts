/** An animation in Lottie's format, 60 frames at 30 a second, 480 pixels square: three rings that open one after the other. */
export function drawPulse(): object {
  return {
    v: '5.9.0',
    fr: 30,
    ip: 0,
    op: 60,
    w: 480,
    h: 480,
    nm: 'Pulse',
    ddd: 0,
    assets: [],
    layers: [
      drawRing(0, [1, 0.361, 0.243, 1]),
      drawRing(8, [0.961, 0.722, 0.298, 1]),
      drawRing(16, [0.965, 0.953, 0.933, 1]),
    ].map((layer, index) => ({...layer, ind: index + 1})),
  };
}

function drawStill(value: unknown): object {
  return {a: 0, k: value};
}

const eased = {i: {x: [0.2], y: [1]}, o: {x: [0.4], y: [0]}};

/** A value that goes from one to another between two frames. */
function drawMoving(from: number, to: number, begin: number, end: number): object {
  return {
    a: 1,
    k: [
      {t: begin, s: [from], ...eased},
      {t: end, s: [to]},
    ],
  };
}

function drawRing(delay: number, color: readonly number[]): object {
  return {
    ty: 4,
    nm: `Ring ${delay}`,
    ip: 0,
    op: 60,
    st: 0,
    sr: 1,
    ddd: 0,
    bm: 0,
    ks: {
      o: drawMoving(100, 0, 24 + delay, 44 + delay),
      r: drawStill(0),
      p: drawStill([240, 240, 0]),
      a: drawStill([0, 0, 0]),
      s: drawStill([100, 100, 100]),
    },
    shapes: [
      {
        ty: 'gr',
        nm: 'Circle',
        it: [
          {
            ty: 'el',
            nm: 'Path',
            p: drawStill([0, 0]),
            s: {
              a: 1,
              k: [
                {t: delay, s: [20, 20], i: {x: 0.2, y: 1}, o: {x: 0.4, y: 0}},
                {t: 40 + delay, s: [400 - delay * 6, 400 - delay * 6]},
              ],
            },
          },
          {ty: 'st', nm: 'Stroke', c: drawStill(color), o: drawStill(100), w: drawStill(26), lc: 2, lj: 2},
          {
            ty: 'tr',
            p: drawStill([0, 0]),
            a: drawStill([0, 0]),
            s: drawStill([100, 100]),
            r: drawStill(0),
            o: drawStill(100),
          },
        ],
      },
    ],
  };
}
