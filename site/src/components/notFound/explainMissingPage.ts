import {explainPackage, laterNames, otherPackages} from '../../../../packages/agents/check/replacements.ts';
import type {Explanation} from '../../../../packages/agents/rules/Rule.ts';

/**
 * Explains a path from the documentation of another version, such as `/docs/transitions/fade`. Returns nothing if it
 * names neither a package nor an export that is known to be missing from this version.
 */
export function explainMissingPage(path: string): Required<Explanation> | undefined {
  const [root, ...segments] = path
    .replace(/\.\w+$/, '')
    .split('/')
    .filter(Boolean);
  if (root !== 'docs') {
    return undefined;
  }
  const last = normalize(segments.at(-1) ?? '');
  const name = Object.keys(laterNames).find((one) => normalize(one) === last);
  const replacement = name === undefined ? undefined : laterNames[name];
  if (replacement) {
    return {message: `Remotion 3.2 doesn’t have ${name}.`, ...replacement};
  }
  const other = segments.map((segment) => `@remotion/${segment}`).find((one) => Object.hasOwn(otherPackages, one));
  return other === undefined ? undefined : explainPackage(other);
}

/** In URLs, the name of an export is in lowercase, with or without hyphens. */
function normalize(name: string): string {
  return name.replaceAll('-', '').toLowerCase();
}
