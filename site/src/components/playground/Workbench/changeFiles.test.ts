import {expect, test} from 'vitest';
import {createDeletedFile, restoreFile, addFile, removeFile} from './changeFiles.ts';

const files = {'Root.tsx': 'root', 'Title.tsx': 'title', 'size.ts': 'size'};

test('restores a deleted file at its position, and keeps later changes', () => {
  for (const name of Object.keys(files)) {
    const rest = addFile(removeFile(files, name), 'later.ts');
    expect(Object.keys(rest)).not.toContain(name);
    const back = restoreFile(rest, createDeletedFile(files, name));
    expect(Object.entries(back)).toEqual([...Object.entries(files), ['later.ts', '']]);
  }
});

test('does not overwrite a new file with the name of a deleted one', () => {
  const rest = {...removeFile(files, 'size.ts'), 'size.ts': 'another'};
  expect(restoreFile(rest, createDeletedFile(files, 'size.ts'))).toBe(rest);
});
