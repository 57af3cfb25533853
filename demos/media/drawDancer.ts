/** Frames of the turn: one second at 30 frames a second, which can be repeated. */
export const turnInFrames = 30;

/** A figure that hops and turns, as SVG, before a plain background or none. `frame` counts from 0. */
export function drawDancer(frame: number, width: number, background?: string): string {
  const time = frame / turnInFrames;
  const height = Math.abs(Math.sin(time * Math.PI)) * 90;
  const squash = 1 - 0.14 * Math.cos(time * Math.PI * 2) ** 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width="${width}" height="${width}">
  ${background ? `<rect width="480" height="480" fill="${background}"/>` : ''}
  <ellipse cx="240" cy="430" rx="${110 - height / 2}" ry="14" fill="#101114" opacity="${background ? 0 : 0.5}"/>
  <g transform="translate(240 ${420 - height}) scale(${2 - squash} ${squash})">
    <g transform="rotate(${time * 180} 0 -110)">
      <rect x="-110" y="-220" width="220" height="220" rx="52" fill="#ff5c3e"/>
      <path d="M-42 -160 L62 -110 L-42 -60 Z" fill="#fff1d0" stroke="#fff1d0" stroke-width="18" stroke-linejoin="round"/>
    </g>
  </g>
</svg>`;
}
