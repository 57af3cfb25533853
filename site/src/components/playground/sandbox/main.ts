import {guardName} from '../../../../../packages/playground-core/compile/guardLoops.ts';
import {guardRound} from './guardRound.ts';
import {keepFocusOutside} from './keepFocusOutside.ts';
import {preserveDrawings} from './preserveDrawings.ts';
import {listen} from './listen.ts';
import {watchConsole} from './watchConsole.ts';

/**
 * Starts the sandbox, which runs readers' code. It only works in an iframe with the attribute `sandbox`, because
 * otherwise any site could use it to run code with the origin of this site.
 */
function start(): void {
  if (window.origin !== 'null' || window.parent === window) {
    document.body.textContent = 'This document is a part of the playground and does nothing by itself.';
    return;
  }
  // A way out of the sandbox that content security policies don't cover.
  Reflect.deleteProperty(window, 'RTCPeerConnection');
  Object.assign(window, {[guardName]: guardRound});
  keepFocusOutside();
  preserveDrawings();
  watchConsole();
  listen();
}

start();
