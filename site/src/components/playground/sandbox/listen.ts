import './installStorage.ts';
import './addCorePackages.ts';
import {capture} from './capture.ts';
import type {ToSandbox} from '../../../../../packages/playground-core/SandboxMessage.ts';
import {inspect} from './inspect/inspect.ts';
import {sendToPage} from './sendToPage.ts';
import {stage} from './stage.tsx';
import {watchErrors} from './watchErrors.ts';

/** Handles messages from the page, and only from the page. */
export function listen(): void {
  // Remotion delays a frame until something has loaded. At first, there's nothing to load.
  window.ready = true;
  window.addEventListener('message', ({source, data}: MessageEvent<ToSandbox>) => {
    if (source === window.parent) {
      runCommand(data);
    }
  });
  watchErrors((error) => stage.fail(error));
  // The error that the code gets doesn't say why a request failed. Only the code knows whether it matters.
  document.addEventListener('securitypolicyviolation', ({blockedURI}) =>
    console.error(
      `Code in the playground can’t load ${blockedURI}. Use staticFile() with a file from the playground, or download the project.`,
    ),
  );
  sendToPage({type: 'ready'});
}

function runCommand(message: ToSandbox): void {
  switch (message.type) {
    case 'ping':
      return sendToPage({type: 'pong'});
    case 'run':
      return void stage.run(message.program);
    case 'play':
    case 'pause':
    case 'seek':
      return stage.control(message);
    case 'playback':
      return stage.setPlayback(message);
    case 'capture':
      return void capture(message, stage);
    case 'inspect':
      return void inspect(message, stage);
  }
}
