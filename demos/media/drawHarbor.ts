/** A harbor at night with a lighthouse and a row of houses, as SVG. */
export function drawHarbor(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720">
  <rect width="1280" height="720" fill="#1f2440"/>
  <rect y="240" width="1280" height="220" fill="#2c3358"/>
  <circle cx="250" cy="170" r="70" fill="#f6f3ee"/>
  <circle cx="282" cy="152" r="62" fill="#1f2440"/>
  <path d="M960 236 L0 110 V330 Z" fill="#f5b84c" opacity="0.28"/>
  <path d="M0 430 L300 352 L520 420 L800 372 L1280 440 V480 H0 Z" fill="#3c4470"/>
  ${[80, 220, 340, 480, 600, 730].map((x, house) => drawBuilding(x, 84 + ((house * 3) % 5) * 22)).join('')}
  <path d="M920 470 L936 270 H984 L1000 470 Z" fill="#f6f3ee"/>
  <path d="M926 400 L931 336 H989 L994 400 Z" fill="#ff5c3e"/>
  <rect x="930" y="212" width="60" height="50" rx="8" fill="#f5b84c"/>
  <path d="M922 212 H998 L960 172 Z" fill="#ff5c3e"/>
  <rect x="840" y="462" width="440" height="40" rx="8" fill="#15182b"/>
  <rect y="470" width="1280" height="250" fill="#171b33"/>
  ${[960, 120, 260, 380, 520, 640, 770].map((x, light) => drawGlitter(x, light === 0 ? 90 : 44)).join('')}
</svg>`;
}

function drawBuilding(x: number, height: number): string {
  return `<rect x="${x}" y="${470 - height}" width="104" height="${height}" fill="#15182b"/>${[0, 1, 2]
    .map(
      (window) =>
        `<rect x="${x + 14 + window * 28}" y="${486 - height}" width="18" height="26" rx="3" fill="${(x + window) % 3 === 0 ? '#3c4470' : '#f5b84c'}"/>`,
    )
    .join('')}`;
}

function drawGlitter(x: number, width: number): string {
  return [0, 1, 2, 3]
    .map(
      (row) =>
        `<rect x="${x - width / 2 + row * 5}" y="${506 + row * 34}" width="${width - row * 9}" height="9" rx="4.5" fill="#f5b84c" opacity="${0.8 - row * 0.17}"/>`,
    )
    .join('');
}
