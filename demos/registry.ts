import type {Demo} from './defineDemo.ts';

/** The function that a bundler creates for a folder pattern. It loads one of the files. */
type Context = {
  (file: string): Promise<{default: Demo}>;
  keys: () => string[];
};

declare global {
  interface ImportMeta {
    webpackContext: (folder: string, options: {recursive: boolean; regExp: RegExp; mode: 'lazy'}) => Context;
  }
}

// Every folder with a `demo.ts` is a demo. The bundlers parse this call, so its arguments need to be literals.
const files = import.meta.webpackContext('.', {recursive: true, regExp: /^\.\/[\w-]+\/demo\.ts$/, mode: 'lazy'});

/** The names of all demos, which are the names of their folders. */
export const demoNames = files.keys().map((file) => file.split('/')[1] ?? file);

/** Loads the description of a demo, which in turn loads its component. Rejects if the demo doesn't exist. */
export async function loadDemo(name: string): Promise<Demo> {
  return (await files(`./${name}/demo.ts`)).default;
}
