import type {ReactNode} from 'react';

/** Shapes on a 24-unit grid, with a 1.75-unit stroke. */
const shapes = {
  again: 'M20 12a8 8 0 1 1-2.3-5.6L20 8.5M20 3.5v5h-5',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M4.5 12.5l5 5 10-11',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  edit: 'M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19zM13.5 7l3.5 3.5',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  link: 'M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-6-6l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 6 6l1.5-1.5',
  loop: 'M17 3l3 3-3 3M4 12V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 12v3a3 3 0 0 1-3 3H4',
  muted: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9.5l5 5M21 9.5l-5 5',
  pause: 'M8 5v14M16 5v14',
  plus: 'M12 5v14M5 12h14',
  play: 'M7 4.5v15l12-7.5z',
  sound: 'M4 9.5v5h3.5L12 19V5L7.5 9.5zM16 9a4 4 0 0 1 0 6M18.5 6.5a8 8 0 0 1 0 11',
  stepBack: 'M16 5l-8 7 8 7M6 5v14',
  stepForward: 'M8 5l8 7-8 7M18 5v14',
} as const;

export type IconName = keyof typeof shapes;

type Props = {
  readonly name: IconName;
  /** Width and height in CSS pixels. */
  readonly size?: number;
};

/** A decorative line icon in the current text color. */
export function Icon({name, size = 16}: Props): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[name]} />
    </svg>
  );
}
