import {sendToPage} from '../sendToPage.ts';
import {readParts} from './readParts.ts';

type Shown = {
  readonly run: number;
  readonly node: HTMLElement;
  readonly durationInFrames: number;
};

/** Milliseconds between two readings, because reading each frame would slow down playback. */
const intervalMs = 150;

/** Creates a function that sends the parts of the current frame to the page, soon and only if they have changed. */
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
    const parts = readParts(shown.node, shown.durationInFrames);
    const text = JSON.stringify({run, parts});
    if (text !== sent) {
      sent = text;
      sendToPage({type: 'timeline', run, parts});
    }
  };
  return () => {
    timer ??= setTimeout(report, intervalMs);
  };
}
