import {expect, test} from 'vitest';
import {removeFile, withDeleted, withFile, withName, omitFile} from './changeFiles.ts';

const files = {'Root.tsx': 'root', 'Title.tsx': 'title', 'size.ts': 'size'};

test('restores a deleted file at its position, and keeps later changes', () => {
  for (const name of Object.keys(files)) {
    const rest = withFile(omitFile(files, name), 'later.ts');
    expect(Object.keys(rest)).not.toContain(name);
    const back = withDeleted(rest, removeFile(files, name));
    expect(Object.entries(back)).toEqual([...Object.entries(files), ['later.ts', '']]);
  }
});

test('does not overwrite a new file with the name of a deleted one', () => {
  const rest = {...omitFile(files, 'size.ts'), 'size.ts': 'another'};
  expect(withDeleted(rest, removeFile(files, 'size.ts'))).toBe(rest);
});

test('renames a file without moving it', () => {
  expect(Object.keys(withName(files, 'Title.tsx', 'Name.tsx'))).toEqual(['Root.tsx', 'Name.tsx', 'size.ts']);
});
