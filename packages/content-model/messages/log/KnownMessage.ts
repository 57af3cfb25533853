/** A message that a package can print, or that a page explains. */
export type KnownMessage = {
  /** The package whose code contains it. Missing if it was only found on a page. */
  readonly package?: string;
  /** The literal parts of the message, between the placeholders for values. */
  readonly parts: readonly string[];
  /** Path and anchor of the explanation. Missing if there is none. */
  readonly href?: string;
  /** The title of that page. */
  readonly title?: string;
  /**
   * How the explanation was found: `quote` if it quotes the message, `printer` if it documents what prints the message
   * without explaining it, `url` if the message contains its URL.
   */
  readonly by?: string;
  /** The condition that the package asserts with the message, if no input can trigger it. */
  readonly assertion?: string;
};

/** Returns whether only the URL of a page is known, and nothing else of the message that contains it. */
export function isOnlyUrl(message: KnownMessage): boolean {
  return message.package === undefined && message.by === 'url';
}
