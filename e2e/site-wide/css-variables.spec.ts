import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {unusedClasses, unusedModuleClasses} from '../../site/plugins/bundler/styleSheets/unusedStyles.ts';
import {builtSite, root} from '../support/builtSite.ts';
import {expect, test} from '../support/test.ts';

function getTextsBelow(folder: string, ending: string): string {
  return readdirSync(join(builtSite.folder, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(ending))
    .map((file) => readFileSync(join(builtSite.folder, folder, file), 'utf8'))
    .join('\n');
}

test('every CSS variable without a fallback is defined', () => {
  const styles = getTextsBelow('assets/css', '.css');
  const definedInStyles = [...styles.matchAll(/(--[\w-]+)\s*:/g)];
  // Components set these variables on their elements: `style={{'--ratio': …}}`.
  const setByScripts = [...getTextsBelow('assets/js', '.js').matchAll(/["'](--[\w-]+)["']/g)];
  const defined = new Set([...definedInStyles, ...setByScripts].map(([, name]) => name));
  const read = [...styles.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(500);
  expect([...new Set(read)].filter((name) => !defined.has(name))).toEqual([]);
});

test('no page uses a class whose rules are removed', () => {
  const styles = getTextsBelow('assets/css', '.css');
  const pages = getTextsBelow('.', '.html');
  const inPages = [...pages.matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g)].map(([, a, b]) => a ?? b ?? '');
  const used = new Set([...inPages, ...findClassNamesOfComponents()].flatMap((names) => names.split(' ')));
  // The second one is only used in the browser.
  expect([...used]).toEqual(expect.arrayContaining(['theme-doc-markdown', 'button--sm']));
  for (const name of unusedClasses) {
    expect(used).not.toContain(name);
    expect(styles).not.toMatch(new RegExp(`\\.${name}(?![\\w-])`));
  }
  // A hash follows their names.
  for (const name of unusedModuleClasses) {
    expect([...used].filter((item) => item.startsWith(`${name}_`))).toEqual([]);
    expect(styles).not.toContain(`.${name}_`);
  }
});

/** Returns the strings in the `className` attributes of our own components, some of which only render in the browser. */
function findClassNamesOfComponents(): string[] {
  const source = join(root, 'site', 'src');
  return readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/className=(\{[^}]*\}|"[^"]*")/g)])
    .flatMap(([, value = '']) => [...value.matchAll(/['"]([^'"]*)['"]/g)].map(([, names = '']) => names));
}
