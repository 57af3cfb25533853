/** The values that a reader can set for a prop. A choice is the source code of a literal, such as `null` or `0.5`. */
export type LabValue = boolean | number | string;

/** How the lab sets a prop of `<Player>`. */
export type LabProp = (Switch | Range | Choice | Text) & {
  /** The player only reads it once, so the lab remounts the player when it changes. */
  readonly mounts?: true;
  /** The default depends on other props, so the code always includes it. */
  readonly isAlwaysShown?: true;
};

type Switch = {
  readonly kind: 'switch';
  /** The initial value in the lab, if it differs from the player's default. */
  readonly initial?: boolean;
  /** The player's default. A function is either set or missing. */
  readonly fallback: boolean;
  readonly isFunction?: true;
};

type Range = {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
  readonly unit: string;
};

type Choice = {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly fallback: string;
};

type Text = {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly fallback: string;
};
