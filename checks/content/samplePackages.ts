import {posix} from 'node:path';
import type {Content} from '../../packages/content-model/Content.ts';
import type {Page} from '../../packages/content-model/page.ts';
import {getDocumentRoute} from '../../packages/content-model/documentRoute.ts';
import {readRuntimeImports} from '../../packages/content-model/samples/readRuntimeImports.ts';
import {getSamples, type Sample} from '../../packages/content-model/samples/sample.ts';
import type {ContentProblem} from '../ContentProblem.ts';
import type {ContentCheck} from '../ContentCheck.ts';

const languages = new Set(['ts', 'tsx', 'js', 'jsx']);

/** The packages of a new project. */
const template = ['remotion', '@remotion/cli', 'react', 'react-dom', '@types/react', 'typescript'];

/**
 * Checks that readers of a guide have the packages that its samples import: the guide installs them, names them where it
 * says what to install, or links to a page about them. Scripts that Node.js runs need to be modules.
 */
export const samplePackages: ContentCheck = {
  title: 'Guides install what their samples import',
  problems: (content) => content.pages.filter(isGuide).flatMap((page) => findProblems(page, content)),
  counted: ({pages}) => `${pages.filter(isGuide).length} guides`,
};

function isGuide({frontMatter}: Page): boolean {
  return frontMatter.kind === 'guide';
}

function findProblems(page: Page, {pages}: Content): ContentProblem[] {
  const linked = new Set([...page.text.matchAll(/\]\((\/docs[^)#]*)/g)].map(([, route]) => route));
  const explained = pages
    .filter((other) => linked.has(getDocumentRoute(other) ?? ''))
    .map(({frontMatter}) => String(frontMatter.package));
  const known = new Set([...template, String(page.frontMatter.package), ...explained]);
  const isInstalled = (name: string): boolean => known.has(name) || mentionsInstallation(page, name);
  return getSamples(page)
    .filter(({language, verdict}) => languages.has(language) && verdict !== 'wrong')
    .flatMap((sample) => [
      ...readPackages(sample)
        .filter((name) => !isInstalled(name))
        .map((name) => ({
          file: page.file,
          line: sample.line,
          message: `The sample imports ${name}, but the guide doesn't install it`,
          fix: 'Add it to an <Install> on this page, or link to the page that installs it',
        })),
      ...findScriptProblems(page, sample),
    ]);
}

function readPackages({code, language}: Sample): string[] {
  return readRuntimeImports(code, language)
    .filter((path) => /^(?:@[\w-]+\/)?[\w-]/.test(path) && !builtIn.test(path))
    .map((path) =>
      path
        .split('/')
        .slice(0, path.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

const builtIn = /^(?:node:|(?:path|fs|os|http|crypto|child_process|url)$)/;

/** Whether a line about an installation contains a package. */
function mentionsInstallation({text}: Page, name: string): boolean {
  return text.split('\n').some((line) => /install/i.test(line) && line.includes(name));
}

/** A file that ends in `.js` and that the page runs with `node` has to be a module, because it uses `import`. */
function findScriptProblems({file, text}: Page, {title = '', code, line}: Sample): ContentProblem[] {
  const runs = posix.extname(title) === '.js' && text.includes(`node ${title}`) && /^import /m.test(code);
  return runs && !/"type": "module"|type=module/.test(text)
    ? [
        {
          file,
          line,
          message: `Node.js only runs ${title} if package.json contains "type": "module", which the guide doesn't say`,
          fix: 'Say so on the page, or use the file extension .mjs',
        },
      ]
    : [];
}
