/** What a reader can set for a prop. A choice is the source of a literal, such as `null` or `0.5`. */
export type LabValue = boolean | number | string;

/** How a prop of `<Player>` is set in the lab. */
export type LabProp = (Switch | Range | Choice | Text) & {
  /** The player reads it once, so the lab mounts the player anew when it changes. */
  readonly mounts?: true;
  /** What the player does without the prop depends on other props, so the code always says it. */
  readonly isAlwaysShown?: true;
};

interface Switch {
  readonly kind: 'switch';
  /** What the lab begins with, when it is not what the player does by itself. */
  readonly initial?: boolean;
  /** What the player does when the prop is left out. A function is left out or given. */
  readonly fallback: boolean;
  readonly isFunction?: true;
}

interface Range {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
  readonly unit: string;
}

interface Choice {
  readonly kind: 'choice';
  readonly options: readonly string[];
  readonly fallback: string;
}

interface Text {
  readonly kind: 'text';
  readonly maxLength: number;
  readonly fallback: string;
}
