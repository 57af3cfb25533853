/** A heading or a block of text. Blocks are in reading order. */
export type Block =
  | {kind: 'heading'; level: number; text: string; anchor: string | null; codes: string[]; keywords: string[]}
  | {
      kind: 'text';
      text: string;
      codes: string[];
      /** The software output that it quotes, if any. */
      printed: string | null;
      /** For a table row: its first cell. */
      firstCell: string | null;
    };
