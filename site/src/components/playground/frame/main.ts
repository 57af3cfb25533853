import {guardName} from '../compile/guardLoops';
import {guardRound} from './guardRound';
import {keepDrawings} from './keepDrawings';
import {listen} from './listen';
import {watchConsole} from './watchConsole';

/**
 * The frame in which the code of readers runs. It does nothing unless the browser has put it into a sandbox of its
 * own: elsewhere, any site could have it run code in the name of this one.
 */
const start = (): void => {
  if (window.origin !== 'null' || window.parent === window) {
    document.body.textContent = 'This document is a part of the playground and does nothing by itself.';
    return;
  }
  // A way out of the sandbox that content policies don't know.
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  Object.assign(window, {[guardName]: guardRound});
  keepDrawings();
  watchConsole();
  listen();
};

start();
