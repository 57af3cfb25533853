import fc from 'fast-check';
import {expect, test} from 'vitest';
import {type SearchRecord} from '../contract.ts';
import {records} from '../fixtures/records.ts';
import {packRecords} from './packRecords.ts';
import {unpackOutline} from './unpackOutline.ts';
import {unpackTexts} from './unpackTexts.ts';

const site = 'https://docs.example.com';

function unpack({outline, texts}: ReturnType<typeof packRecords>) {
  return unpackOutline(outline).flatMap((headings, page) =>
    unpackTexts(headings, texts[page] ?? {keywords: [], paragraphs: []}),
  );
}

/** Sends the value through JSON, like a file. */
function packAndUnpack(input: readonly SearchRecord[]) {
  return unpack(JSON.parse(JSON.stringify(packRecords(input, site))) as ReturnType<typeof packRecords>);
}

test('restores the same records', () => {
  expect(packAndUnpack(records)).toEqual(records);
});

test("restores values that can't be derived from the records before", () => {
  const other = fc.record({
    objectID: fc.string(),
    anchor: fc.option(fc.string()),
    url: fc.webUrl(),
    position: fc.nat(),
    content: fc.option(fc.string()),
    symbols: fc.array(fc.string(), {maxLength: 2}),
    labels: fc.array(fc.string(), {maxLength: 2}),
    keywords: fc.array(fc.string(), {maxLength: 2}),
    message: fc.option(fc.string()),
    links: fc.nat(),
  });
  const changes = fc.array(fc.tuple(fc.nat(records.length - 1), other), {maxLength: 5});
  fc.assert(
    fc.property(changes, (changed) => {
      const input = records.map((record, index) => {
        const [, change] = changed.find(([changedIndex]) => changedIndex === index) ?? [];
        // Only paragraphs have content.
        return change ? {...record, ...change, content: change.content ?? record.content} : record;
      });
      expect(packAndUnpack(input)).toEqual(input);
    }),
  );
});

test('separates names and titles from paragraphs', () => {
  const {outline, texts} = packRecords(records, site);
  expect(JSON.stringify(outline)).toContain('interpolate()');
  expect(JSON.stringify(outline)).not.toContain('A function that bends the progress.');
  expect(JSON.stringify(texts)).toContain('A function that bends the progress.');
});
