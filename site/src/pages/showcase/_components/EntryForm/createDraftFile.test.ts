import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {readShowcase} from '../../../../../plugins/data/showcase/readShowcase.ts';
import {type Draft, emptyDraft, readDraft} from './Draft.ts';
import {createDraftFile} from './createDraftFile.ts';

const draft: Draft = {
  title: ' Größe & Zeit: 3 Uhren ',
  description: 'Tells the time of a frame.',
  by: 'Ada',
  date: '2022-02-28',
  topic: 'pictures',
  techniques: ['svg'],
  links: {...emptyDraft.links, video: ' https://www.example.com/clock '},
};

describe('createDraftFile', () => {
  test('creates a file that the build accepts', async () => {
    const {name, text, problems} = createDraftFile(draft);
    expect(problems).toEqual([]);
    const folder = mkdtempSync(join(tmpdir(), 'draft-'));
    writeFileSync(join(folder, name), text);
    expect(await readShowcase(folder)).toEqual([
      {
        name: 'gro-e-zeit-3-uhren',
        title: 'Größe & Zeit: 3 Uhren',
        description: 'Tells the time of a frame.',
        by: 'Ada',
        date: '2022-02-28',
        topic: 'pictures',
        techniques: ['svg'],
        links: {video: 'https://www.example.com/clock'},
      },
    ]);
  });

  test('links to a pull request with that file', () => {
    const {name, text, url} = createDraftFile(draft);
    const {searchParams} = new URL(url);
    expect(Object.fromEntries(searchParams)).toEqual({filename: name, value: text});
  });

  test('lists what is missing, field by field', () => {
    const fields = createDraftFile(emptyDraft).problems.map(({field}) => field);
    expect(fields).toEqual(['title', 'description', 'by', 'topic', 'techniques', 'links']);
  });

  test('creates a file name even if the title has no letters', () => {
    expect(createDraftFile({...draft, title: '…'}).name).toBe('my-video.json');
  });
});

describe('readDraft', () => {
  test('restores a stored draft', () => expect(readDraft(JSON.stringify(draft))).toEqual(draft));

  test.each([null, '', '{', '[]', '"text"', '{"title": 3, "techniques": "svg", "links": null}'])(
    'returns an empty draft for %s',
    (stored) => expect(readDraft(stored)).toEqual(emptyDraft),
  );
});
