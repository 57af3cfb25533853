/** Frames a second of the clip. */
export const fps = 30;

/** Frames of the clip: six seconds. */
export const durationInFrames = 180;

/** A coast at dusk, as SVG: a train passes, the sun sets, the waves come in. `frame` counts from 0. */
export function drawCoast(frame: number, width: number): string {
  const time = frame / durationInFrames;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="${width}" height="${(width * 9) / 16}">
  <rect width="1280" height="720" fill="#f5b84c"/>
  <rect width="1280" height="220" fill="#f0935a"/>
  <rect y="220" width="1280" height="110" fill="#f3a554"/>
  <circle cx="860" cy="${250 + 150 * time}" r="104" fill="#fff1d0"/>
  <path d="M0 400 L180 300 L330 372 L520 262 L760 392 L960 318 L1280 410 V460 H0 Z" fill="#7b4a5e"/>
  <path d="M0 430 L240 372 L420 418 L700 362 L980 424 L1280 380 V470 H0 Z" fill="#54384f"/>
  <rect y="440" width="1280" height="280" fill="#2f4a63"/>
  ${drawWaves(time)}
  ${drawReflection(time)}
  <rect y="424" width="1280" height="10" fill="#2a2433"/>
  ${Array.from({length: 13}, (_, pier) => `<rect x="${pier * 106 + 20}" y="430" width="14" height="42" fill="#2a2433"/>`).join('')}
  ${drawTrain(-700 + 2300 * time)}
</svg>`;
}

function drawWaves(time: number): string {
  return Array.from({length: 9}, (_, row) => {
    const y = 484 + row * 26;
    const shift = Math.sin(time * Math.PI * 4 + row) * 26 + row * 64;
    const color = row % 2 === 0 ? '#3d5f7c' : '#274057';
    return Array.from(
      {length: 6},
      (_value, wave) =>
        `<rect x="${wave * 262 + shift - 160}" y="${y}" width="${120 + row * 9}" height="7" rx="3.5" fill="${color}"/>`,
    ).join('');
  }).join('');
}

function drawReflection(time: number): string {
  return Array.from({length: 8}, (_, row) => {
    const length = 150 - row * 14 + 20 * Math.sin(time * Math.PI * 6 + row * 2);
    return `<rect x="${860 - length / 2}" y="${460 + row * 26}" width="${length}" height="9" rx="4.5" fill="#fff1d0" opacity="0.75"/>`;
  }).join('');
}

function drawTrain(x: number): string {
  return Array.from({length: 4}, (_, car) => {
    const left = x + car * 172;
    const windows = Array.from(
      {length: 4},
      (_value, window) => `<rect x="${left + 16 + window * 35}" y="378" width="24" height="18" rx="4" fill="#fff1d0"/>`,
    ).join('');
    return `<rect x="${left}" y="364" width="164" height="58" rx="12" fill="#ff5c3e"/>${windows}<rect x="${left}" y="404" width="164" height="6" fill="#c53f26"/>`;
  }).join('');
}
