import type {RootContent} from 'mdast';
import {findNamed} from '../../../../packages/toolkit-model/lookUp.ts';
import {findEquivalent} from './findEquivalent.ts';
import type {Resolver} from './Resolver.ts';

/** `<Flag name="--crf" />`: the type of a flag, and its equivalents in the configuration file and in Node.js. */
export const resolveFlag: Resolver = (attributes, {flags}) => {
  const found = findNamed(flags, 'flag', String(attributes.name));
  if (found instanceof Error) {
    return found;
  }
  return createFactsElement({
    type: found.isSwitch ? undefined : found.type,
    isSwitch: found.isSwitch ? 'true' : undefined,
    instead: found.instead,
    ...findEquivalent('config', found.setter),
    ...findEquivalent('node', found.nodeOption),
  });
};

/** `<Setter name="Config.Output.setCrf" />`: the parameter of a setter, and the equivalent flag. */
export const resolveSetter: Resolver = (attributes, {setters}) => {
  const found = findNamed(setters, 'setter', String(attributes.name));
  if (found instanceof Error) {
    return found;
  }
  return createFactsElement({type: found.type, ...findEquivalent('flag', found.flag)});
};

function createFactsElement(facts: Readonly<Record<string, string | undefined>>): RootContent {
  return {
    type: 'mdxJsxFlowElement',
    name: 'FlagFacts',
    attributes: Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
    ),
    children: [],
  };
}
