import {describe, expect, test} from 'vitest';
import {readModel} from '../read/readModel.ts';
import {findExport} from '../lookUp.ts';
import {renderOptions} from './renderOptions.ts';

const model = await readModel();
function getMembers(name: string): string[] {
  const found = findExport(model, name);
  if (found instanceof Error) {
    throw found;
  }
  return found.members.map((member) => member.name);
}

describe('renderOptions', () => {
  test.each(renderOptions)('$name uses the names from the packages', ({name, flag, setter, lambda}) => {
    expect(model.flags.find((item) => item.name === flag)).toMatchObject({setter, nodeOption: `renderMedia.${name}`});
    expect(getMembers('renderMedia')).toContain(name);
    expect(getMembers('renderMediaOnLambda').includes(name)).toBe(lambda);
  });

  test.each(renderOptions.filter(({field}) => field.kind === 'choice'))(
    '$name lists the values of its type',
    ({flag, field}) => {
      const type = model.flags.find((item) => item.name === flag)?.type;
      expect(field.kind === 'choice' && field.values.map((value) => `'${value}'`).join(' | ')).toBe(type);
    },
  );
});
