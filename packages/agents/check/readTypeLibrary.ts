import {readFileSync} from 'node:fs';
import {dirname, sep} from 'node:path';
import ts from 'typescript';
import {ambientFiles} from '../../content-model/samples/ambientFiles.ts';
import {compilerOptions} from '../../content-model/samples/compilerOptions.ts';
import {createImportHost} from '../../content-model/samples/createImportHost.ts';
import {packages} from '../../toolkit-model/packages.ts';
import {root} from '../../tooling/root.ts';
import {libraryFolder, projectFolder, type TypeLibrary} from './TypeLibrary.ts';

/** Large packages of which Remotion's declarations only use a few types. They count as `any`. */
const omitted = /^@aws-sdk\/|^@smithy\/|^webpack$/;

/** The lint rules have no types that a video could use. */
const documented = [...packages.filter((name) => name !== '@remotion/eslint-plugin'), '@remotion/lambda/client'];

/** Packages that videos use next to Remotion's own. */
const thirdPartyPackages = [
  ...['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'three', '@react-three/fiber', 'lottie-web'],
  '@shopify/react-native-skia',
];

/**
 * Reads the declarations of the installed packages, and nothing that they don't need: whatever a program reads that
 * imports all of them. Takes a few seconds. Tests pass fewer packages.
 */
export function readTypeLibrary(names: readonly string[] = [...documented, ...thirdPartyPackages]): TypeLibrary {
  const library = new Map<string, string>();
  const options = compilerOptions.ts ?? {};
  const {entry, host} = createImportHost(names, root, options);
  const {readFile} = host;
  const typescript = dirname(host.getDefaultLibFileName(options));
  host.readFile = (path) => {
    const text = readFile(path);
    // The compiler also reads the `package.json` of this repository.
    if (text !== undefined && path.includes('/node_modules/')) {
      library.set(getVirtualPath(path, typescript), text);
    }
    return text;
  };
  // Workspaces link packages. The virtual file system has no links.
  host.realpath = (path) => path;
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({text}) => ({
      resolvedModule: omitted.test(text) ? undefined : ts.resolveModuleName(text, from, options, host).resolvedModule,
    }));
  const program = ts.createProgram([entry], options, host);
  const missing = program.getSemanticDiagnostics(program.getSourceFile(entry));
  if (missing.length > 0) {
    const [first] = missing;
    throw new Error(`${ts.flattenDiagnosticMessageText(first?.messageText ?? '', ' ')} Run: npm ci`);
  }
  for (const path of ambientFiles) {
    library.set(`${projectFolder}/ambient/${path.split(sep).at(-1)}`, readFileSync(path, 'utf8'));
  }
  library.set(`${projectFolder}/three/elements.d.ts`, "import '@react-three/fiber';\n");
  return library;
}

function getVirtualPath(path: string, typescript: string): string {
  if (path.startsWith(typescript)) {
    return libraryFolder + path.slice(typescript.length);
  }
  return projectFolder + path.slice(path.lastIndexOf('/node_modules/', path.indexOf('/node_modules/')));
}
