import facts from '@generated/playground/default/facts.json';
import type {FromSandbox, Playback, Program} from '../../../../../packages/playground-core/SandboxMessage.ts';
import type {CodeProblem} from '../../../../../packages/playground-core/compile/CodeProblem.ts';
import {findSyntaxError} from '../../../../../packages/playground-core/compile/findSyntaxError.ts';
import {parseSource} from '../../../../../packages/playground-core/compile/parseSource.ts';
import {createCaptures} from './createCaptures.ts';
import {createInspections} from './createInspections.ts';
import {explainMissingFile} from './explainMissingFile.ts';
import {openSandbox} from './openSandbox.ts';
import {findMedia} from '../../../../../packages/starters/project/findMedia.ts';
import {loadMedia} from './loadMedia.ts';
import type {RunRequest, Runner, RunnerEvent} from './Runner.ts';
import {StoppedError} from './StoppedError.ts';
import {startWatchdog} from './startWatchdog.ts';

/** Runs programs in a sandbox inside `host` and reports its events. */
export function createRunner(host: HTMLElement, tell: (event: RunnerEvent) => void): Runner {
  let request: RunRequest | undefined;
  let playback: Playback = {loop: true, rate: 1, muted: true};
  let isPlayWanted = false;
  let run = 0;
  let sandbox: ReturnType<typeof openSandbox> | undefined;
  let watchdog: ReturnType<typeof startWatchdog> | undefined;
  /** The media, fonts and scripts that the sandbox has. */
  let sent = new Set<string>();
  /** Paths of media that the code requests, but that aren't in any file. */
  const requested = new Set<string>();
  const captures = createCaptures((message) => sandbox?.send(message));
  const inspections = createInspections(
    (next) => runNext(next),
    (message) => sandbox?.send(message),
  );

  const close = (): void => {
    watchdog?.end();
    sandbox?.remove();
    sandbox = undefined;
    sent = new Set();
    captures.fail('The code was stopped, so nothing was exported. Run it again, then export.');
    inspections.fail(new StoppedError());
  };
  const stop = (event: RunnerEvent): void => {
    close();
    tell(event);
  };
  const open = (): NonNullable<typeof sandbox> => {
    watchdog = startWatchdog({
      ping: () => sandbox?.send({type: 'ping'}),
      onHang: () => stop({type: 'stopped'}),
    });
    const opened = openSandbox(host, {
      onMessage: hear,
      onFailure: () =>
        stop({type: 'unavailable', message: 'The player didn’t load. Check your connection, then run the code again.'}),
    });
    opened.send({type: 'playback', ...playback});
    if (isPlayWanted) {
      opened.send({type: 'play'});
    }
    return opened;
  };
  /** Browsers don't say where code that the compiler accepts has a syntax error, for example in `title(())`. */
  const locate = (problem: CodeProblem): CodeProblem => {
    const source = request?.files[problem.file ?? ''];
    return problem.file === undefined || problem.line !== undefined || source === undefined
      ? problem
      : {...problem, ...findSyntaxError(parseSource(problem.file, source), source)};
  };
  const hear = (message: FromSandbox): void => {
    watchdog?.hear(message);
    switch (message.type) {
      case 'missing':
        if (message.run === run) {
          inspections.hear(message);
          supply(message.path);
        }
        return undefined;
      case 'drawn':
      case 'problem':
        if (message.run === run) {
          const located = message.type === 'problem' ? {...message, problem: locate(message.problem)} : message;
          tell(located);
          inspections.hear(located);
        }
        return undefined;
      case 'timeline':
        return message.run === run ? tell(message) : undefined;
      case 'inspected':
      case 'uninspected':
        return inspections.hear(message);
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
      requested.add(path);
      void start();
    } else {
      hear({type: 'problem', run, problem: {message: explainMissingFile(path, facts.media)}});
    }
  };
  const start = async (): Promise<void> => {
    if (!request) {
      return;
    }
    const number = ++run;
    const {compiled, files, composition, wanted, props} = request;
    const sources = Object.values(files);
    const paths = [...new Set([...findMedia(sources, facts.media), ...requested])];
    sandbox ??= open();
    const target = sandbox;
    try {
      const {media, fonts} = await loadMedia(paths, sources);
      if (number !== run || target !== sandbox) {
        return;
      }
      const unsent = ([path]: readonly [string, Blob]): boolean => !sent.has(path);
      const program: Program = {
        ...{run: number, modules: compiled.modules, entry: compiled.entry, composition, wanted, props},
        isWatched: inspections.isPending(),
        scripts: compiled.scripts.map((name) => new URL(facts.scripts[name] ?? '', window.location.href).href),
        media: Object.fromEntries(Object.entries(media).filter(unsent)),
        fonts: Object.fromEntries(Object.entries(fonts).filter(unsent)),
      };
      for (const path of [...Object.keys(media), ...Object.keys(fonts)]) {
        sent.add(path);
      }
      if (program.scripts.some((script) => !sent.has(script))) {
        watchdog?.load();
      }
      for (const script of program.scripts) {
        sent.add(script);
      }
      target.send({type: 'run', program});
    } catch (error) {
      if (number !== run || target !== sandbox) {
        return;
      }
      const message = error instanceof Error ? error.message : String(error);
      tell({type: 'unavailable', message});
      inspections.fail(new StoppedError());
    }
  };
  const runNext = (next: RunRequest): void => {
    request = next;
    void start();
  };

  return {
    run: (next) => {
      inspections.fail(new StoppedError());
      runNext(next);
    },
    send: (message) => {
      isPlayWanted = message.type === 'play';
      sandbox?.send(message);
    },
    setPlayback: (next) => {
      playback = next;
      sandbox?.send({type: 'playback', ...next});
    },
    restart: () => {
      close();
      void start();
    },
    capture: captures.ask,
    inspect: inspections.ask,
    dispose: () => {
      run++;
      request = undefined;
      close();
    },
  };
}
