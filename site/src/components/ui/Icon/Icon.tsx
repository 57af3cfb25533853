import type {ReactNode} from 'react';

/** Shapes on a 24-unit grid, drawn with a 1.75-unit stroke. */
const shapes = {
  arrow: 'M5 12h14M13 6l6 6-6 6',
  check: 'M4.5 12.5l5 5 10-11',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  external: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
} as const;

interface Props {
  readonly name: keyof typeof shapes;
  /** Width and height in CSS pixels. */
  readonly size?: number;
}

/** A decorative line icon in the colour of the text around it. */
export const Icon = ({name, size = 16}: Props): ReactNode => (
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
