/** A value of a demo that the reader may change. Its key is the name of a prop, and its name in the address. */
export type Control = NumberControl | ColorControl | ChoiceControl | TextControl;

export interface NumberControl {
  readonly kind: 'number';
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly initial: number;
}

export interface ColorControl {
  readonly kind: 'color';
  readonly label: string;
  /** Six hexadecimal digits behind a hash sign. */
  readonly initial: string;
}

export interface ChoiceControl<Value extends string = string> {
  readonly kind: 'choice';
  readonly label: string;
  readonly options: readonly Value[];
  readonly initial: Value;
}

export interface TextControl {
  readonly kind: 'text';
  readonly label: string;
  /** Characters that fit into the picture. */
  readonly maxLength: number;
  readonly initial: string;
}

/** The kinds of control that can give a prop of this type. */
export type ControlFor<Value> = [Value] extends [number]
  ? NumberControl
  : string extends Value
    ? ColorControl | TextControl
    : Value extends string
      ? ChoiceControl<Value> | ChoiceControl
      : never;
