import {sendToPage} from '../sendToPage.ts';
import {readEntries} from './readEntries.ts';

type Shown = {
  readonly run: number;
  readonly node: HTMLElement;
  readonly durationInFrames: number;
};

/** Milliseconds between two readings, because reading each frame would slow down playback. */
const intervalMs = 150;

/** Creates a function that sends the entries of the current frame to the page, soon and only if they have changed. */
export function createTimelineReporter(getShown: () => Shown | undefined): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sent = '';
  const report = (): void => {
    timer = undefined;
    const shown = getShown();
    if (!shown) {
      return;
    }
    const {run} = shown;
    const entries = readEntries(shown.node, shown.durationInFrames);
    const text = JSON.stringify({run, entries});
    if (text !== sent) {
      sent = text;
      sendToPage({type: 'timeline', run, entries});
    }
  };
  return () => {
    timer ??= setTimeout(report, intervalMs);
  };
}
