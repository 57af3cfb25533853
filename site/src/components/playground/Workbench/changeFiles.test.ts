import {expect, it} from 'vitest';
import {deletedFile, withDeleted, withFile, withName, withoutFile} from './changeFiles';

const files = {'Root.tsx': 'root', 'Title.tsx': 'title', 'size.ts': 'size'};

it('brings a deleted file back to where it stood, beside what has changed since', () => {
  for (const name of Object.keys(files)) {
    const rest = withFile(withoutFile(files, name), 'later.ts');
    expect(Object.keys(rest)).not.toContain(name);
    const back = withDeleted(rest, deletedFile(files, name));
    expect(Object.entries(back)).toEqual([...Object.entries(files), ['later.ts', '']]);
  }
});

it('leaves a file alone that has got the name of a deleted one', () => {
  const rest = {...withoutFile(files, 'size.ts'), 'size.ts': 'another'};
  expect(withDeleted(rest, deletedFile(files, 'size.ts'))).toBe(rest);
});

it('renames a file in its place', () => {
  expect(Object.keys(withName(files, 'Title.tsx', 'Name.tsx'))).toEqual(['Root.tsx', 'Name.tsx', 'size.ts']);
});
