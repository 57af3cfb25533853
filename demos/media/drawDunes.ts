/** Dunes in the morning with three cypresses, as SVG. */
export function drawDunes(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">
  <rect width="1280" height="720" fill="#9fc6d8"/>
  <rect y="180" width="1280" height="120" fill="#c3dbdf"/>
  <rect y="300" width="1280" height="420" fill="#f1e3c6"/>
  <circle cx="330" cy="250" r="92" fill="#fff1d0"/>
  <path d="M0 420 Q320 300 640 400 T1280 360 V720 H0 Z" fill="#e9bd76"/>
  <path d="M0 520 Q360 380 760 500 T1280 450 V720 H0 Z" fill="#d99a54"/>
  <path d="M760 500 Q900 540 1280 450 V720 H700 Q860 640 760 500 Z" fill="#c07f43"/>
  <path d="M0 640 Q300 520 620 630 T1280 600 V720 H0 Z" fill="#8d5540"/>
  ${[860, 960, 1040].map((x, tree) => drawCypress(x, 470 - tree * 8, 190 - tree * 46)).join('')}
</svg>`;
}

function drawCypress(x: number, foot: number, height: number): string {
  return `<rect x="${x - 5}" y="${foot - 30}" width="10" height="40" fill="#54384f"/><ellipse cx="${x}" cy="${foot - height / 2 - 16}" rx="${height / 6}" ry="${height / 2}" fill="#2f5d50"/>`;
}
