import type {ClientModule} from '@docusaurus/types';
import {typeIntoSearch} from '@site/src/components/search/typeIntoSearch';
import type {EarlyInput} from '../EarlyInput';

const replayEarlyInput: ClientModule = {
  onRouteDidUpdate() {
    const early = window.earlyInput;
    if (!early) return;
    delete window.earlyInput;
    // It says that these scripts are slow to come.
    document.querySelector('.page-load-banner')?.remove();
    void hydrated().then(() => {
      early.stop();
      return replay(early.inputs);
    });
  },
};

/** Until the effects of all components have run, which the framework marks in the page. */
const hydrated = (): Promise<void> =>
  new Promise((resolve) => {
    const root = document.documentElement;
    const check = (): void => {
      if (root.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      resolve();
    };
    const observer = new MutationObserver(check);
    observer.observe(root, {attributes: true, attributeFilter: ['data-has-hydrated']});
    check();
  });

/** One after the other: what opens something has to be done before what is typed into it. */
const replay = async (inputs: readonly EarlyInput[]): Promise<void> => {
  for (const input of inputs) {
    repeat(input);
    await new Promise((resolve) => setTimeout(resolve));
  }
};

const repeat = (input: EarlyInput): void => {
  if (input.type === 'click') {
    if (input.target.isConnected) input.target.click();
    return;
  }
  const {key = '', ctrlKey, metaKey} = input.init;
  // The events of keys put nothing into a field, once the search has come.
  if (key.length === 1 && !ctrlKey && !metaKey && typeIntoSearch(key)) return;
  const target = input.target instanceof Element && input.target.isConnected ? input.target : document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', {...input.init, bubbles: true, cancelable: true}));
};

export default replayEarlyInput;
