/** A heading or a block of text. Blocks are in reading order. */
export type Block =
  | {kind: 'heading'; level: number; text: string; anchor: string | null; inlineCode: string[]; keywords: string[]}
  | {
      kind: 'text';
      text: string;
      inlineCode: string[];
      /** The output of the software that it quotes, or null. */
      output: string | null;
      /** For a table row: its first cell. */
      firstCell: string | null;
    };
