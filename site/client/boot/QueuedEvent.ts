/** What a reader did before the page's scripts had loaded. */
export type QueuedEvent =
  | {readonly type: 'click'; readonly target: HTMLElement}
  | {readonly type: 'key'; readonly target: EventTarget | null; readonly init: KeyboardEventInit};

declare global {
  interface Window {
    /** Filled by the script in the page's head until the page's scripts replay the events. */
    queuedEvents?: {readonly inputs: QueuedEvent[]; readonly stop: () => void};
    /** Shows a sentence with Retry above a page that can be read but isn't interactive. */
    showLoadBanner?: (sentence: string) => void;
    /** Docusaurus defines it on the home page, to explain that the base URL may be wrong. */
    insertBanner?: () => void;
  }
}
