/** A message that a package can print. */
export interface KnownMessage {
  readonly package: string;
  /** The text between the holes that hold values. */
  readonly parts: readonly string[];
  /** Path with anchor of the place that explains it; absent when there is none. */
  readonly place?: string;
  /** The title of that page. */
  readonly title?: string;
  /** How the place was found: `quote` when it quotes the message. */
  readonly by?: string;
}
