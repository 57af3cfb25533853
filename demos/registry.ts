import type {Demo} from './defineDemo';

/** What a bundler makes of a folder pattern: a function that loads one of the files. */
interface Context {
  (file: string): Promise<{default: Demo}>;
  keys: () => string[];
}

declare global {
  interface ImportMeta {
    webpackContext: (folder: string, options: {recursive: boolean; regExp: RegExp; mode: 'lazy'}) => Context;
  }
}

// Every folder with a `demo.ts` is a demo. The bundlers read this call, so its arguments are literals.
const files = import.meta.webpackContext('.', {recursive: true, regExp: /^\.\/[\w-]+\/demo\.ts$/, mode: 'lazy'});

/** The names of all demos: their folders. */
export const demoNames = files.keys().map((file) => file.split('/')[1] ?? file);

/** Loads what a demo says of itself; its component is loaded by that. Rejects when there is no such demo. */
export const loadDemo = async (name: string): Promise<Demo> => (await files(`./${name}/demo.ts`)).default;
