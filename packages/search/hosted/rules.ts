import type {Rule} from 'algoliasearch';
import type {Kind} from './createObjects.ts';

/** Words that describe the kind of a name, as in `crf flag`. Records of this kind come first. */
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
