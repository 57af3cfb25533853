/** A heading or a piece of text, in the order in which a page is read. */
export type Block =
  | {kind: 'heading'; level: number; text: string; anchor: string | null; codes: string[]}
  | {
      kind: 'text';
      text: string;
      codes: string[];
      /** What it quotes of the software, if it does. */
      printed: string | null;
      /** Of a row of a table, its first cell. */
      firstCell: string | null;
    };
