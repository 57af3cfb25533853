/** A heading or a piece of text, in the order in which a page is read. */
export type Block =
  | {kind: 'heading'; level: number; text: string; anchor: string | null; codes: string[]}
  | {kind: 'text'; text: string; codes: string[]; isMessage: boolean};
