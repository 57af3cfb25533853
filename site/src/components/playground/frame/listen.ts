import './storage';
import './packages';
import {capture} from './capture';
import type {ToFrame} from './FrameMessage';
import {post} from './post';
import {stage} from './stage';

/** Does what the page says, and nobody else. */
export const listen = (): void => {
  // The toolkit holds a picture back until something has loaded; at first there is nothing to load.
  window.ready = true;
  window.addEventListener('message', ({source, data}: MessageEvent<ToFrame>) => {
    if (source === window.parent) obey(data);
  });
  window.addEventListener('error', ({error, message}) => stage.fail(error ?? message));
  window.addEventListener('unhandledrejection', ({reason}) => stage.fail(reason));
  post({type: 'ready'});
};

const obey = (message: ToFrame): void => {
  switch (message.type) {
    case 'ping':
      return post({type: 'pong'});
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
  }
};
