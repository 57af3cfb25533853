import {Window} from 'happy-dom';
import {type Environment, populateGlobal} from 'vitest/runtime';

/** A DOM in Node. Unlike Vitest's own environment for it, keeps Node's `fetch`, `URL` and file modules. */
export default {
  name: 'dom',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new Window({url: 'http://localhost:3000/', width: 1280, height: 720});
    const {keys, originals} = populateGlobal(global, window, {bindFunctions: true});
    return {
      async teardown() {
        await window.happyDOM.abort();
        keys.forEach((key) => delete global[key]);
        originals.forEach((value, key) => (global[key] = value));
      },
    };
  },
} satisfies Environment;
