/** A message that a package can print. */
export interface KnownMessage {
  readonly package: string;
  /** The text between the holes that hold values. */
  readonly parts: readonly string[];
  /** Path with anchor of the place that explains it; absent when there is none. */
  readonly place?: string;
  /** The title of that page. */
  readonly title?: string;
  /** How the place was found: `quote` when it quotes the message, `printer` when it does not explain it. */
  readonly by?: string;
  /** What the package makes sure of with the message, when no input leads to it. */
  readonly guard?: string;
}
