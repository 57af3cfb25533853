import facts from '@generated/playground/default/facts.json';
import type {FromFrame, Playback, Program} from '../frame/FrameMessage';
import {createCaptures} from './createCaptures';
import {openFrame} from './openFrame';
import {loadMedia, mediaIn} from './media';
import type {RunRequest, Runner, RunnerEvent} from './Runner';
import {watch} from './watch';

/** Runs programs in a frame inside of `host`, and tells what happens there. */
export const createRunner = (host: HTMLElement, tell: (event: RunnerEvent) => void): Runner => {
  let request: RunRequest | undefined;
  let playback: Playback = {loop: true, rate: 1, muted: true};
  let run = 0;
  let frame: ReturnType<typeof openFrame> | undefined;
  let watchdog: ReturnType<typeof watch> | undefined;
  /** Media, typefaces and scripts that the frame has. */
  let sent = new Set<string>();
  /** Paths of media that no file names, and the code asks for. */
  const asked = new Set<string>();
  const captures = createCaptures((message) => frame?.send(message));

  const close = (): void => {
    watchdog?.end();
    frame?.remove();
    frame = undefined;
    sent = new Set();
    captures.fail('The code was stopped.');
  };
  const stop = (event: RunnerEvent): void => {
    close();
    tell(event);
  };
  const open = (): NonNullable<typeof frame> => {
    watchdog = watch({
      ping: () => frame?.send({type: 'ping'}),
      onHang: () => stop({type: 'stopped'}),
    });
    const opened = openFrame(host, {
      onMessage: hear,
      onFailure: () =>
        stop({type: 'unavailable', message: 'The player could not be loaded. Check the connection, and run it again.'}),
    });
    opened.send({type: 'playback', ...playback});
    return opened;
  };
  const hear = (message: FromFrame): void => {
    watchdog?.hear(message);
    switch (message.type) {
      case 'missing':
        return message.run === run ? supply(message.path) : undefined;
      case 'drawn':
      case 'fault':
        return message.run === run ? tell(message) : undefined;
      case 'captured':
      case 'uncaptured':
        return captures.settle(message);
      case 'frame':
      case 'playing':
      case 'console':
        return tell(message);
    }
  };
  const supply = (path: string): void => {
    if (facts.media.includes(path)) {
      asked.add(path);
      void start();
    } else {
      const message = `There is no file “${path}” here. staticFile() has ${facts.media.join(', ')}.`;
      tell({type: 'fault', run, fault: {message}});
    }
  };
  const start = async (): Promise<void> => {
    if (!request) return;
    const number = ++run;
    const {compiled, sources, composition, wanted, props} = request;
    const paths = [...new Set([...mediaIn(sources, facts.media), ...asked])];
    frame ??= open();
    const target = frame;
    try {
      const {media, fonts} = await loadMedia(paths, sources);
      if (number !== run || target !== frame) return;
      const unsent = ([path]: readonly [string, Blob]): boolean => !sent.has(path);
      const program: Program = {
        ...{run: number, modules: compiled.modules, entry: compiled.entry, composition, wanted, props},
        scripts: compiled.scripts.map((name) => new URL(facts.scripts[name] ?? '', window.location.href).href),
        media: Object.fromEntries(Object.entries(media).filter(unsent)),
        fonts: Object.fromEntries(Object.entries(fonts).filter(unsent)),
      };
      for (const path of [...Object.keys(media), ...Object.keys(fonts)]) sent.add(path);
      if (program.scripts.some((script) => !sent.has(script))) watchdog?.load();
      for (const script of program.scripts) sent.add(script);
      target.send({type: 'run', program});
    } catch (error) {
      tell({type: 'unavailable', message: error instanceof Error ? error.message : String(error)});
    }
  };

  return {
    run: (next) => {
      request = next;
      void start();
    },
    send: (message) => frame?.send(message),
    setPlayback: (next) => {
      playback = next;
      frame?.send({type: 'playback', ...next});
    },
    restart: () => {
      close();
      void start();
    },
    capture: captures.ask,
    dispose: () => {
      run++;
      request = undefined;
      close();
    },
  };
};
