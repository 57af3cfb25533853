/** Writes the entry point, which registers the root. */
export function writeEntry(root: {readonly name: string; readonly from: string}, styles: readonly string[]): string {
  return [
    ...styles.map((path) => `import '${path}';`),
    "import {registerRoot} from 'remotion';",
    `import {${root.name}} from '${root.from}';`,
    '',
    `registerRoot(${root.name});`,
    '',
  ].join('\n');
}

/** Writes the entry point of a project with Skia, whose WebAssembly has to load before the components. */
export function writeSkiaEntry(
  root: {readonly name: string; readonly from: string},
  styles: readonly string[],
): string {
  return [
    "import {LoadSkiaWeb} from '@shopify/react-native-skia/lib/module/web';",
    ...styles.map((path) => `import '${path}';`),
    "import {registerRoot} from 'remotion';",
    '',
    '// The WebAssembly of Skia has to load before any component imports it.',
    'LoadSkiaWeb().then(async () => {',
    `  const {${root.name}} = await import('${root.from}');`,
    `  registerRoot(${root.name});`,
    '});',
    '',
  ].join('\n');
}
