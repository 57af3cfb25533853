import type {ReactNode} from 'react';

/** Shapes on a 24-unit grid, as in `Icon`. */
const shapes: Readonly<Record<string, string>> = {
  'hello-world': 'M3 8.5h13v11H3zM7 8.5v-4h14v11h-5M8 11.5l4 2.5-4 2.5z',
  blank: 'M3 5h18v14H3z',
  three: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  still: 'M3 5h18v14H3zM3 16.5l5-5.5 4.5 4.5 3-3 5.5 5M15.5 9h.01',
  audiogram: 'M4 10.5v3M8 7v10M12 4v16M16 8v8M20 10.5v3',
  speech: 'M4 5h16v11h-9l-4 4v-4H4zM8 9v3M11 8v5M14 9.5v2M17 8.5v4',
  tailwind: 'M4 8V5.5h12V8M10 5.5v13M7.5 18.5h5M15 14v-2h6v2M18 12v6.5',
  skia: 'M10 13.5a5 5 0 1 0 10 0a5 5 0 1 0-10 0M4 7.5a3 3 0 1 0 6 0a3 3 0 1 0-6 0M4 18a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
};

/** A decorative line icon for a starter. */
export function StarterIcon({id}: {readonly id: string}): ReactNode {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={28}
      height={28}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={shapes[id] ?? shapes.blank} />
    </svg>
  );
}
