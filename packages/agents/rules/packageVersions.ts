import type {Explanation, Rule} from './Rule.ts';
import {explainPackage} from '../check/replacements.ts';

type Manifest = {
  readonly scripts?: Record<string, string>;
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
};

const commandPackages: readonly (readonly [command: RegExp, name: string, link: string])[] = [
  [/\bremotion lambda\b/, '@remotion/lambda', '/docs/lambda/setup'],
  [/\bremotion (?:preview|render|still|compositions|benchmark|upgrade|versions)\b/, '@remotion/cli', '/docs/cli'],
];

/** Finds different versions of Remotion, a version of TypeScript that is too new, and missing packages. */
export const packageVersions: Rule = {
  name: 'package-versions',
  about: 'Different versions of Remotion, and packages that are missing',
  severity: 'error',
  link: '/docs/version-mismatch',
  checkText({path, text}, report) {
    const manifest = /(?:^|\/)package\.json$/.test(path) ? parse(text) : undefined;
    if (!manifest) {
      return;
    }
    const all = {...manifest.dependencies, ...manifest.devDependencies};
    const own = Object.entries(all).filter(([name]) => name === 'remotion' || name.startsWith('@remotion/'));
    const at = (name: string, explanation: Explanation): void =>
      report(Math.max(0, text.indexOf(`"${name}"`)), explanation);
    const together = own.filter(([name]) => released.test(name));
    const versions = new Set(together.map(([, version]) => version.replace(/^[\^~]/, '')));
    const ranged = own.find(([, version]) => /^[\^~]|^latest$|\*|x$/.test(version));
    if (versions.size > 1) {
      at(together[0]?.[0] ?? 'remotion', {
        message: `The packages of Remotion have different versions: ${together.map(([name, version]) => `${name} ${version}`).join(', ')}.`,
        fix: 'Write the same exact version for all of them, without ^ or ~. Don’t run npx remotion upgrade, which installs Remotion 4.',
      });
    } else if (ranged && own.length > 1) {
      at(ranged[0], {
        message: `The range ${ranged[1]} lets a later installation choose different versions for different packages.`,
        fix: `Write exact versions, without ^ or ~${/^[\^~]\d+\.\d+\.\d+$/.test(ranged[1]) ? `: "${ranged[1].slice(1)}"` : ''}.`,
      });
    }
    const major = /^[~^>=v ]*(\d+)/.exec(all.typescript ?? '')?.[1];
    if (own.length > 0 && Number(major ?? 0) > lastTypeScript) {
      at('typescript', {
        message: `Remotion 3.2 reads tsconfig.json with functions that TypeScript ${major} no longer has, so the preview and every render fail.`,
        fix: `Run npm install --save-dev typescript@${lastTypeScript}.`,
        link: '/docs#typescript',
      });
    }
    for (const [name] of own) {
      const explanation = explainPackage(name);
      if (explanation) {
        at(name, explanation);
      }
    }
    for (const [script, command] of Object.entries(manifest.scripts ?? {})) {
      const needed =
        own.length === 0
          ? undefined
          : commandPackages.find(([pattern, name]) => pattern.test(command) && all[name] === undefined);
      if (needed) {
        const [, name, link] = needed;
        at(script, {
          message: `The script "${script}" needs ${name}, which isn’t a dependency.`,
          fix: `Run npm install --save-exact ${name} in the version of your other Remotion packages.`,
          link,
        });
      }
    }
  },
};

/** The last major version of TypeScript that Remotion 3.2 can use. */
const lastTypeScript = 6;

/** These packages are released together. The others keep their version if nothing changes. */
const released = /^(?:remotion|@remotion\/(?:cli|bundler|renderer|player|lambda|media-utils|preload|eslint-plugin))$/;

function parse(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
