/** What a reader did before the page's scripts were there, in the order in which it happened. */
export type EarlyInput =
  | {readonly type: 'click'; readonly target: HTMLElement}
  | {readonly type: 'key'; readonly target: EventTarget | null; readonly init: KeyboardEventInit};

declare global {
  interface Window {
    /** Kept by the script in the page's head until the page's scripts take it over. */
    earlyInput?: {readonly inputs: EarlyInput[]; readonly stop: () => void};
    /** Of the framework, on the home page: says that the base URL may be wrong. */
    insertBanner?: () => void;
  }
}
