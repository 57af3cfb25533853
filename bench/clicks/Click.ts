/** A click on a link to another page. */
export type Click = {
  readonly from: string;
  readonly to: string;
  /** Whether the pointer rests on the link for a second first, so that the page can be fetched ahead. */
  readonly isHovered: boolean;
  readonly network: keyof typeof networks;
};

/** The connections that are measured, as Chromium emulates them. Slow 4G has the numbers of Lighthouse. */
export const networks = {
  'full speed': undefined,
  'slow 4G': {offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000},
} as const;
