import {describe, expect, it} from 'vitest';
import {readModel} from '../read/readModel.ts';
import {findExport} from '../lookUp.ts';
import {renderOptions} from './renderOptions.ts';

const model = await readModel();
const membersOf = (name: string): string[] => {
  const found = findExport(model, name);
  if (found instanceof Error) throw found;
  return found.members.map((member) => member.name);
};

describe('options of a render', () => {
  it.each(renderOptions)('$name has the names of the packages', ({name, flag, setter, lambda}) => {
    expect(model.flags.find((item) => item.name === flag)).toMatchObject({setter, nodeOption: `renderMedia.${name}`});
    expect(membersOf('renderMedia')).toContain(name);
    expect(membersOf('renderMediaOnLambda').includes(name)).toBe(lambda);
  });

  it.each(renderOptions.filter(({field}) => field.kind === 'choice'))(
    '$name offers the values of its type',
    ({flag, field}) => {
      const type = model.flags.find((item) => item.name === flag)?.type;
      expect(field.kind === 'choice' && field.values.map((value) => `'${value}'`).join(' | ')).toBe(type);
    },
  );
});
