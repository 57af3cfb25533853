import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {join} from 'node:path';
import ts from 'typescript';
import {expect} from 'vitest';
import {claim} from '../../packages/claims/claim.ts';
import {root} from '../../packages/tooling/root.ts';

const require = createRequire(createRequire(import.meta.url).resolve('@remotion/bundler'));

type LoaderContext = {
  readonly async: () => () => void;
  readonly context: string;
  readonly getOptions: () => object;
};

/** Compiles a file with the bundler's loader, which finds the given package when it imports TypeScript. */
async function compile(typescript: unknown): Promise<void> {
  const {default: load} = require('./esbuild-loader/index.js') as {
    default: (this: LoaderContext, source: string) => Promise<void>;
  };
  const path = require.resolve('typescript');
  const original = require(path) as unknown;
  const cached = require.cache[path];
  if (!cached) {
    throw new Error('TypeScript is not in the cache of modules');
  }
  try {
    cached.exports = typescript ?? original;
    await load.call({async: () => () => undefined, context: import.meta.dirname, getOptions: () => ({})}, 'let a = 1;');
  } finally {
    cached.exports = original;
  }
}

claim(
  'TypeScript 7 no longer has the functions that Remotion 3.2 uses to read your tsconfig.json, so the preview and every render fail.',
  async () => {
    const native = require('@typescript/native') as {version: string};
    expect(native.version).toMatch(/^7\./);
    await expect(compile(native)).rejects.toThrow("Cannot read properties of undefined (reading 'readFile')");
    await expect(compile(undefined)).resolves.toBeUndefined();
  },
);

/** Type-checks a component that plays a sound and a video, together with `declarations`. Returns the error messages. */
function checkTypes(declarations: string): string[] {
  const files = new Map([
    [
      join(root, 'Clip.tsx'),
      'import {Audio, Video} from \'remotion\';\nexport const Clip = () => (<><Audio src="a.mp3" /><Video src="a.mp4" /></>);',
    ],
    [join(root, 'react-19.d.ts'), declarations],
  ]);
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const {fileExists, readFile} = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([...files.keys()], options, host))
    .map(({messageText}) => ts.flattenDiagnosticMessageText(messageText, ' '));
}

claim(
  "React 19's types lack three attributes that Remotion's <Audio> and <Video> require. Without them, TypeScript rejects every use of these components, even with skipLibCheck.",
  () => {
    const messages = checkTypes('');
    expect(messages).toHaveLength(2);
    messages.forEach((message) =>
      expect(message).toMatch(
        /^Type '\{ src: string; \}' is missing the following properties from type .*: placeholder, onPointerEnterCapture, onPointerLeaveCapture$/,
      ),
    );
  },
);

claim('Declare the attributes in a file in your project:', () => {
  const page = readFileSync(join(import.meta.dirname, 'getting-started.mdx'), 'utf8');
  const [, declarations = ''] = /```ts title="src\/react-19\.d\.ts"\n(.*?)```/s.exec(page) ?? [];
  expect(declarations).toContain('onPointerEnterCapture');
  expect(checkTypes(declarations)).toEqual([]);
});
