import type {Inspection} from '../../../packages/course/checks/Inspection.ts';
import type {Composition, FromSandbox, Program, ToSandbox} from '../../../packages/playground-core/SandboxMessage.ts';

/** A program without what is the same for all lessons. */
export type HostProgram = Pick<Program, 'modules' | 'entry' | 'props'> & {
  readonly composition: Composition;
  readonly needsFont: boolean;
  /** Paths of the files that the code uses. */
  readonly files: readonly string[];
};

/** The page’s side of the sandbox, as simple as possible. */
type LessonHost = {
  readonly run: (program: HostProgram) => Promise<{readonly durationInFrames: number} | {readonly problem: string}>;
  readonly inspect: (
    frames: readonly number[],
  ) => Promise<{readonly inspection: Inspection} | {readonly problem: string}>;
  readonly seek: (frame: number) => void;
};

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface extends Window
  interface Window {
    lessonHost: LessonHost;
  }
}

/** Runs in the page: opens the sandbox and answers it. */
export async function startHost(): Promise<void> {
  const element = document.createElement('iframe');
  element.setAttribute('sandbox', 'allow-scripts');
  element.setAttribute('allow', 'autoplay');
  element.src = '/sandbox.html';
  let listen: (message: FromSandbox) => void = () => undefined;
  let problem: string | undefined;
  const sent = new Set<string>();
  let run = 0;
  let call = 0;
  const send = (message: ToSandbox): void => element.contentWindow?.postMessage(message, '*');
  const load = async (path: string): Promise<Blob> => (await fetch(path)).blob();
  await new Promise<void>((resolve) => {
    window.addEventListener('message', ({data}: MessageEvent<FromSandbox>) => {
      if (data.type === 'ready') {
        return resolve();
      }
      if (data.type === 'problem' && data.run === run) {
        problem = data.problem.message;
      }
      listen(data);
    });
    document.body.append(element);
  });
  let hasFont = false;
  const start = async ({needsFont, files, ...program}: HostProgram): Promise<void> => {
    run++;
    problem = undefined;
    const media: Record<string, Blob> = {};
    for (const path of files.filter((file) => !sent.has(file))) {
      media[path] = await load(`/${path}`);
      sent.add(path);
    }
    const fonts: Record<string, Blob> = needsFont && !hasFont ? {Geist: await load('/media/geist.woff2')} : {};
    hasFont ||= needsFont;
    send({type: 'run', program: {...program, run, scripts: [], media, fonts, isWatched: true}});
  };
  window.lessonHost = {
    run: (program) =>
      new Promise((resolve) => {
        listen = (message) => {
          if (message.type === 'missing' && message.run === run) {
            resolve({problem: `The file “${message.path}” doesn’t exist in the playground.`});
          } else if (message.type === 'problem' && message.run === run) {
            resolve({problem: message.problem.message});
          } else if (message.type === 'drawn' && message.run === run) {
            resolve({durationInFrames: message.composition.durationInFrames});
          }
        };
        void start(program);
      }),
    inspect: (frames) =>
      new Promise((resolve) => {
        if (problem !== undefined) {
          return resolve({problem});
        }
        call++;
        listen = (message) => {
          if (message.type === 'missing' && message.run === run) {
            resolve({problem: `The file “${message.path}” doesn’t exist in the playground.`});
          } else if (message.type === 'problem' && message.run === run) {
            resolve({problem: message.problem.message});
          } else if (message.type === 'inspected' && message.call === call) {
            resolve({inspection: message.inspection});
          } else if (message.type === 'uninspected' && message.call === call) {
            resolve({problem: message.message});
          }
        };
        send({type: 'inspect', call, frames});
      }),
    seek: (frame) => send({type: 'seek', frame}),
  };
}
