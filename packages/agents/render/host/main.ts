import type {Composition, FromSandbox, Program, ToSandbox} from '../../../playground-core/SandboxMessage.ts';
import {comparePixels} from './comparePixels.ts';

/** What the program calls in the page. Errors are strings, because only those arrive there. */
type RenderHost = {
  /**
   * Runs a program in a new sandbox of the playground, with the data URLs of its files. Resolves when its first frame
   * is visible.
   */
  open(program: Program, media: Readonly<Record<string, string>>): Promise<{composition: Composition}>;
  /** Renders a frame and waits until everything in it has loaded. */
  show(frame: number): Promise<void>;
  /** Returns the color that all pixels of an image have, or null. */
  findOnlyColor(png: string): Promise<string | null>;
  /** Returns the share of pixels that are different in two images, from 0 to 1. */
  compare(png: string, other: string): Promise<number>;
  /** The warnings and errors that the code has logged, each once. */
  readMessages(): string[];
};

const maxMessages = 20;

let sandbox: HTMLIFrameElement | undefined;
let stopListening: () => void = () => undefined;
let calls = 0;
let problem: string | undefined;
let onMessage: (message: FromSandbox) => void = () => undefined;
const messages = new Set<string>();

/** The sandbox waits for images and fonts before it answers. Its own image of the frame isn't used, so it's small. */
const smallScale = 0.05;

const host: RenderHost = {
  async open(program, media) {
    const blobs = await Promise.all(
      Object.entries(media).map(async ([path, url]) => [path, await (await fetch(url)).blob()] as const),
    );
    stopListening();
    sandbox?.remove();
    problem = undefined;
    const element = document.createElement('iframe');
    sandbox = element;
    element.setAttribute('sandbox', 'allow-scripts');
    element.src = '/sandbox.html';
    const hear = ({source, data}: MessageEvent<FromSandbox>): void => {
      if (source === element.contentWindow) {
        remember(data);
        onMessage(data);
      }
    };
    window.addEventListener('message', hear);
    stopListening = () => window.removeEventListener('message', hear);
    const ready = waitForMessage((message) => message.type === 'ready' || undefined);
    document.body.append(element);
    await ready;
    const drawn = waitForMessage((message) => (message.type === 'drawn' ? message : undefined));
    send({type: 'run', program: {...program, media: Object.fromEntries(blobs)}});
    const {composition} = await drawn;
    return {composition};
  },
  async show(frame) {
    const call = ++calls;
    const captured = waitForMessage((message) => {
      if (message.type === 'uncaptured' && message.call === call) {
        throw message.message;
      }
      return message.type === 'captured' && message.call === call ? message : undefined;
    });
    send({
      type: 'capture',
      call,
      script: new URL('/screenshot.js', window.location.href).href,
      frame,
      scale: smallScale,
    });
    (await captured).picture.close();
  },
  async findOnlyColor(png) {
    const {data} = await readPixels(png);
    const [red = 0, green = 0, blue = 0] = data;
    for (let index = 0; index < data.length; index += 4) {
      if (data[index] !== red || data[index + 1] !== green || data[index + 2] !== blue) {
        return null;
      }
    }
    return `#${[red, green, blue].map((value) => value.toString(16).padStart(2, '0')).join('')}`;
  },
  async compare(png, other) {
    const [first, second] = await Promise.all([readPixels(png), readPixels(other)]);
    return comparePixels(first.data, second.data);
  },
  readMessages: () => [...messages],
};

function remember(message: FromSandbox): void {
  if (message.type === 'console' && (message.level === 'error' || message.level === 'warn')) {
    if (messages.size < maxMessages) {
      messages.add(`${message.level}: ${message.text}`);
    }
  } else if (message.type === 'problem') {
    const {file, line, message: text} = message.problem;
    problem ??= `${file === undefined ? '' : `${file}${line === undefined ? '' : `:${line}`}: `}${text}`;
  } else if (message.type === 'missing') {
    problem ??= `The code calls staticFile('${message.path}'), but there is no such file. Pass it in media, with this path.`;
  }
}

/** Resolves with what `read` returns for a message. Rejects if the code has an error. */
function waitForMessage<Result>(read: (message: FromSandbox) => Result | undefined): Promise<Result> {
  return new Promise((resolve, reject) => {
    onMessage = (message) => {
      if (problem !== undefined) {
        return reject(problem);
      }
      try {
        const result = read(message);
        if (result !== undefined) {
          resolve(result);
        }
      } catch (error) {
        reject(error);
      }
    };
  });
}

function send(message: ToSandbox): void {
  sandbox?.contentWindow?.postMessage(message, '*');
}

async function readPixels(png: string): Promise<ImageData> {
  const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d', {willReadFrequently: true});
  if (!context) {
    throw new Error('The browser has no canvas.');
  }
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

Object.assign(window, {renderHost: host});
