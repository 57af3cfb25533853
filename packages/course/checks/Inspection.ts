/** A rectangle in pixels of the composition. */
export type Box = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** What a browser says about an element at a frame. */
export type ElementFacts = {
  readonly tag: string;
  /** Whether HTML has no such element, for example if the name of a component is in lowercase. */
  readonly isUnknown: boolean;
  readonly id: string;
  /** All text in the element, without repeated white space. */
  readonly text: string;
  /** Index of the parent in the snapshot, or -1. */
  readonly parent: number;
  /** Product of its own opacity and that of all ancestors; 0 if it isn't displayed or is cut off completely. */
  readonly opacity: number;
  /** The share of its box that neither its own `clip-path` nor ancestors cut off, from 0 to 1. */
  readonly visibleShare: number;
  /** After all transforms. */
  readonly box: Box;
  /** What its text covers. Missing if it has none. */
  readonly textBox?: Box;
  /** The tag of what hides the middle of its text, or all of an image or video. Missing if nothing does. */
  readonly cover?: string;
  /** Product of its own scale and that of all ancestors. May be too small for an enlarged element that is tilted. */
  readonly scale: number;
  /** Degrees, the sum of its own rotation and that of all ancestors. */
  readonly rotation: number;
  /**
   * Degrees by which it and its ancestors are turned around a horizontal axis, such as with `rotateX()`. Only correct if
   * they aren't turned around another axis, too.
   */
  readonly tiltX: number;
  /** Degrees around a vertical axis, such as with `rotateY()`. Only correct for a single axis, too. */
  readonly tiltY: number;
  /** Whether turning it around these axes also moves the middle of its box: in a perspective or a turned parent. */
  readonly isDistorted: boolean;
  /** Computed styles: colors as `rgb(…)`, lengths in pixels. */
  readonly color: string;
  readonly background: string;
  /** Whether it has a background color or image. */
  readonly isFilled: boolean;
  readonly fontFamily: string;
  readonly fontSize: number;
  /** For media, the `staticFile()` path or the URL. */
  readonly src?: string;
  /** For a video or audio element, the position in seconds. */
  readonly time?: number;
};

/** A component of the toolkit that is mounted at a frame. */
export type TimelineItem = {
  /** `Sequence`, `Series`, `Loop`, `Freeze`, `Audio`, `Video`, `OffthreadVideo`, `Img`, `AbsoluteFill`, `Player`. */
  readonly component: string;
  /** Index of the next component of the toolkit around it, or -1. */
  readonly parent: number;
  /** The frame of the video at which it starts: for a sequence its own start, for others that of the sequence around. */
  readonly start: number;
  /** Frames, cut to the sequences around it. */
  readonly duration: number;
  /** The props that are text, numbers or switches. */
  readonly props: Readonly<Record<string, string | number | boolean>>;
  /** For media, the `staticFile()` path or the URL. */
  readonly src?: string;
  /** For a `Player`, its width on the page in pixels. */
  readonly width?: number;
  /** For a `Player`, its component: the name of a function, or `<Name>` if it's an element. */
  readonly played?: string;
  /** For media, the volume in each frame since `start`. */
  readonly volumes?: readonly number[];
};

/** A frame of a video, after it has been rendered. */
export type Snapshot = {
  readonly frame: number;
  /** The first inspected frame with the same HTML, so frames with the same HTML have the same ID. */
  readonly markupId: number;
  readonly elements: readonly ElementFacts[];
  readonly timeline: readonly TimelineItem[];
};

/** What a program renders, as far as checks look at it. */
export type Inspection = {
  readonly composition: {
    readonly id: string;
    readonly width: number;
    readonly height: number;
    readonly fps: number;
    readonly durationInFrames: number;
    readonly defaultProps: Readonly<Record<string, unknown>>;
  };
  /** The IDs of all compositions that the code describes. Empty if it only exports a component. */
  readonly ids: readonly string[];
  /** In ascending order. */
  readonly snapshots: readonly Snapshot[];
  /** The first frame that looks different when it's rendered again, out of order. */
  readonly unstableFrame?: number;
  /** What the code read that changes from render to render: `Math.random()`, `Date.now()`, `a CSS animation`. */
  readonly impurities: readonly string[];
  /** How often the code has called `delayRender()`. */
  readonly delays: number;
  /** The families of the fonts that have loaded. */
  readonly fonts: readonly string[];
  /** Those that had loaded when the code continued its last delay. */
  readonly awaitedFonts: readonly string[];
  /** How many files the code was still loading when it continued its last delay. */
  readonly unfinishedLoads: number;
};
