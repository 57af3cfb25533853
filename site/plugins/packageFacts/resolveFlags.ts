import type {RootContent} from 'mdast';
import {findNamed} from '../../../reference/lookUp';
import {counterpart} from './counterpart';
import {installedModel} from './installedModel';
import type {Resolver} from './Resolver';

/** `<Flag name="--crf" />`: type of a flag, and what does the same in the configuration file and in Node.js. */
export const flag: Resolver = (attributes) => {
  const found = findNamed(installedModel().flags, 'flag', String(attributes.name));
  if (found instanceof Error) return found;
  return factsElement({
    type: found.isSwitch ? undefined : found.type,
    isSwitch: found.isSwitch ? 'true' : undefined,
    instead: found.instead,
    ...counterpart('config', found.setter),
    ...counterpart('node', found.nodeOption),
  });
};

/** `<Setter name="Config.Output.setCrf" />`: what a setter takes, and the flag that does the same. */
export const setter: Resolver = (attributes) => {
  const found = findNamed(installedModel().setters, 'setter', String(attributes.name));
  if (found instanceof Error) return found;
  return factsElement({type: found.type, ...counterpart('flag', found.flag)});
};

const factsElement = (facts: Readonly<Record<string, string | undefined>>): RootContent => ({
  type: 'mdxJsxFlowElement',
  name: 'Counterparts',
  attributes: Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  ),
  children: [],
});
