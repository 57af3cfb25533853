import type {Rule} from 'algoliasearch';
import type {Kind} from './createObjects.ts';

/** Words by which readers say what kind of thing they mean, as in `crf flag`: things of that kind come first. */
const words: Readonly<Record<Kind, readonly string[]>> = {
  flag: ['flag', 'command line option'],
  setter: ['setter', 'setting'],
  component: ['component', 'tag'],
  function: ['function', 'hook', 'method'],
};

/** The rules of the hosted index. */
export const rules: Rule[] = Object.entries(words).map(([kind, patterns]) => ({
  objectID: `kind-${kind}`,
  description: `Prefers what is a ${kind}`,
  conditions: patterns.map((pattern) => ({pattern, anchoring: 'contains', alternatives: true})),
  consequence: {params: {optionalFilters: [`kind:${kind}`]}},
}));
