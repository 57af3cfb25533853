import type {ClientModule} from '@docusaurus/types';
import {typeIntoSearch} from '@site/src/components/search/typeIntoSearch';
import type {QueuedEvent} from './QueuedEvent.ts';

const replayEvents: ClientModule = {
  onRouteDidUpdate() {
    const early = window.queuedEvents;
    if (!early) {
      return;
    }
    delete window.queuedEvents;
    // It says that the scripts are still loading.
    document.querySelector('.page-load-banner')?.remove();
    void waitUntilHydrated().then(() => {
      early.stop();
      return replay(early.inputs);
    });
  },
};

/** Resolves when the effects of all components have run, which Docusaurus marks in the page. */
function waitUntilHydrated(): Promise<void> {
  return new Promise((resolve) => {
    const root = document.documentElement;
    const check = (): void => {
      if (root.dataset.hasHydrated !== 'true') {
        return;
      }
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
    check();
  });
}

/** Replays the events one at a time, because a dialog has to be open before text is typed into it. */
async function replay(inputs: readonly QueuedEvent[]): Promise<void> {
  for (const input of inputs) {
    repeat(input);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

function repeat(input: QueuedEvent): void {
  if (input.type === 'click') {
    if (input.target.isConnected) {
      input.target.click();
    }
    return;
  }
  const {key = '', ctrlKey, metaKey} = input.init;
  // A synthetic key event doesn't insert a character, so the text is set once the search is open.
  if (key.length === 1 && !ctrlKey && !metaKey && typeIntoSearch(key)) {
    return;
  }
  const target = input.target instanceof Element && input.target.isConnected ? input.target : document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', {...input.init, bubbles: true, cancelable: true}));
}

export default replayEvents;
