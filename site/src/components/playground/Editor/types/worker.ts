import {createSystem, createVirtualTypeScriptEnvironment} from '@typescript/vfs';
import {createWorker} from '@valtown/codemirror-ts/worker';
import * as ts from 'typescript';
import {sourceFolder} from './sourceFolder.ts';
import {createTypesOptions} from './createTypesOptions.ts';

/** Declarations by absolute path. */
type Declarations = Readonly<Record<string, string>>;

/** A call from the page: the operation and an ID for the response. */
type Call = {
  readonly call: number;
  readonly method: string;
  readonly argument: unknown;
};

const system = new Map<string, string>();
let files: Readonly<Record<string, string>> = {};

const server = createWorker(() => {
  const environment = createVirtualTypeScriptEnvironment(
    createSystem(system),
    [...system.keys()].filter((path) => path.startsWith('/declarations/')),
    ts,
    createTypesOptions(ts),
  );
  return environment;
});

/** Updates the project. */
function setFiles(next: Readonly<Record<string, string>>): void {
  const environment = server.getEnv();
  for (const path of Object.keys(files)) {
    if (next[path] === undefined) {
      environment.deleteFile(`${sourceFolder}${path}`);
    }
  }
  for (const [path, code] of Object.entries(next)) {
    // An empty file is treated as missing.
    if (files[path] !== code) {
      server.updateFile({path: `${sourceFolder}${path}`, code: code || ' '});
    }
  }
  files = next;
}

async function start(declarations: Declarations): Promise<void> {
  for (const [path, text] of Object.entries(declarations)) {
    system.set(path, text);
  }
  await server.initialize();
}

const methods: Readonly<Record<string, (argument: never) => unknown>> = {
  start,
  setFiles,
  updateFile: server.updateFile,
  getLints: server.getLints,
  getAutocompletion: server.getAutocompletion,
  getHover: server.getHover,
};

self.onmessage = async ({data: {call, method, argument}}: MessageEvent<Call>) => {
  try {
    self.postMessage({call, result: await methods[method]?.(argument as never)});
  } catch (error) {
    self.postMessage({call, message: error instanceof Error ? error.message : String(error)});
  }
};
