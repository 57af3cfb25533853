import {Window} from 'happy-dom';
import {populateGlobal} from 'vitest/runtime';

// Once per worker, because it takes longer than most claims. Node's `fetch` and `URL` stay.
if (typeof document === 'undefined') {
  populateGlobal(globalThis, new Window({url: 'http://localhost:3000/', width: 1280, height: 720}), {
    bindFunctions: true,
  });
}
