import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readShowcase} from '../../../../../plugins/showcase/readShowcase';
import {type Draft, emptyDraft, readDraft} from './Draft';
import {draftFile} from './draftFile';

const draft: Draft = {
  title: ' Größe & Zeit: 3 Uhren ',
  description: 'Tells the time of a frame.',
  by: 'Ada',
  date: '2022-02-28',
  topic: 'pictures',
  techniques: ['svg'],
  links: {...emptyDraft.links, video: ' https://www.example.com/clock '},
};

describe('draftFile', () => {
  it('writes a file that the build reads', async () => {
    const {name, text, faults} = draftFile(draft);
    expect(faults).toEqual([]);
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

  it('leads to a pull request with that file', () => {
    const {name, text, address} = draftFile(draft);
    const {searchParams} = new URL(address);
    expect(Object.fromEntries(searchParams)).toEqual({filename: name, value: text});
  });

  it('names what is missing, field by field', () => {
    const fields = draftFile(emptyDraft).faults.map(({field}) => field);
    expect(fields).toEqual(['title', 'description', 'by', 'topic', 'techniques', 'links']);
  });

  it('names a file also where a title has no letters', () => {
    expect(draftFile({...draft, title: '…'}).name).toBe('my-video.json');
  });
});

describe('readDraft', () => {
  it('reads back what was stored', () => expect(readDraft(JSON.stringify(draft))).toEqual(draft));

  it.each([null, '', '{', '[]', '"text"', '{"title": 3, "techniques": "svg", "links": null}'])(
    'begins anew with %s',
    (stored) => expect(readDraft(stored)).toEqual(emptyDraft),
  );
});
