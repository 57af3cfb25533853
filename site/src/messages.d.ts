/** What the packages can print, and the section that explains it. `site/plugins/data/messages` makes it. */
declare module '@generated/site-messages/default/messages.json' {
  const messages: readonly {
    readonly package: string;
    /** The text between the placeholders for values. */
    readonly parts: readonly string[];
    /** Path with anchor; absent when no page explains the message. */
    readonly href?: string;
    readonly title?: string;
    readonly by?: string;
    readonly assertion?: string;
  }[];
  export default messages;
}

/** What tables of messages quote, but isn't in the code of the packages. */
declare module '@generated/site-messages/default/quoted.json' {
  const messages: readonly import('../../packages/content-model/messages/log/KnownMessage.ts').KnownMessage[];
  export default messages;
}
