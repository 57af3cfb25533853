/** What the packages can print, and the place that explains it. `site/plugins/data/messages` makes it. */
declare module '@generated/site-messages/default/messages.json' {
  const messages: readonly {
    readonly package: string;
    /** The text between the holes that hold values. */
    readonly parts: readonly string[];
    /** Path with anchor; absent when no page explains the message. */
    readonly place?: string;
    readonly title?: string;
    readonly by?: string;
    readonly guard?: string;
  }[];
  export default messages;
}
