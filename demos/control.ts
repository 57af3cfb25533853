/** A prop of a demo that readers can change. Its key is the name of the prop and of the query parameter. */
export type Control = NumberControl | ColorControl | ChoiceControl | TextControl;

export type NumberControl = {
  readonly kind: 'number';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
};

export type ColorControl = {
  readonly kind: 'color';
  readonly label: string;
  /** A hash sign and six hexadecimal digits. */
  readonly initial: string;
};

export type ChoiceControl<Value extends string = string> = {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly Value[];
  readonly initial: Value;
};

export type TextControl = {
  readonly kind: 'text';
  readonly label: string;
  /** The number of characters that fit into the frame. */
  readonly maxLength: number;
  readonly initial: string;
};

/** The kinds of control that can set a prop of this type. */
export type ControlFor<Value> = [Value] extends [number]
  ? NumberControl
  : string extends Value
    ? ColorControl | TextControl
    : Value extends string
      ? ChoiceControl<Value> | ChoiceControl
      : never;
