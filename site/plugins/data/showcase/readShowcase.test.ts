import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {readShowcase} from './readShowcase.ts';
import {root} from '../../../../packages/tooling/root.ts';

const good = {
  title: 'A clock',
  description: 'Tells the time of a frame.',
  by: 'Ada',
  date: '2022-02-28',
  topic: 'pictures',
  techniques: ['svg'],
  links: {video: 'https://www.example.com/clock'},
};

function readFiles(files: Readonly<Record<string, unknown>>): ReturnType<typeof readShowcase> {
  const folder = mkdtempSync(join(tmpdir(), 'showcase-'));
  for (const [file, value] of Object.entries(files)) {
    writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));
  }
  return readShowcase(folder);
}

describe('readShowcase', () => {
  test('reads the showcase of the site', async () => {
    const items = await readShowcase(join(root, 'content/showcase'));
    expect(items.filter(({demo}) => demo).length).toBeGreaterThanOrEqual(24);
    const demos = items.flatMap(({demo}) => (demo ? [demo.name] : []));
    expect(new Set(demos).size).toBe(demos.length);
  });

  test('returns featured entries first, regardless of their date', async () => {
    const items = await readFiles({
      'clock.json': good,
      'star.json': {...good, title: 'Star', date: undefined, featured: true},
    });
    expect(items.map(({name}) => name)).toEqual(['star', 'clock']);
  });

  test('returns the newest first, with their demos and videos', async () => {
    const newer = {...good, links: undefined, title: 'Tiles', date: '2022-03-01', demo: 'tiles'};
    const items = await readFiles({
      'clock.json': good,
      'tiles.json': newer,
      'undated.json': {...good, title: 'B', date: undefined},
    });
    expect(items.map(({name}) => name)).toEqual(['tiles', 'clock', 'undated']);
    expect(items[0]?.demo).toMatchObject({file: 'Tiles.tsx', width: 1280, editable: true});
  });

  test.each<readonly [Record<string, unknown>, string]>([
    [{title: ' '}, 'title: Enter the name of the video or project.'],
    [{title: undefined}, 'title: This field is missing.'],
    [{title: 'x'.repeat(81)}, 'title: It has 81 characters. Use at most 80.'],
    [{title: 'A clock 🕐'}, 'title: Remove the emoji.'],
    [{title: 'AMAZING CLOCK'}, 'title: Use sentence case instead of capitals.'],
    [{description: ''}, 'description: Say what it is and how it uses Remotion.'],
    [{description: 'x'.repeat(281)}, 'description: It has 281 characters. Use at most 280.'],
    [{by: ''}, 'by: Say who made it.'],
    [{by: undefined}, 'by: Say who made it.'],
    [{date: '28.02.2022'}, 'date: "28.02.2022" isn\'t a date. Write it like 2022-09-08, or leave it out.'],
    [{date: '2022-02-30'}, 'date: "2022-02-30" isn\'t a date'],
    [{topic: 'clocks'}, 'topic: Choose from titles, data, sound'],
    [{techniques: []}, 'techniques: Choose from easing, springs'],
    [{techniques: ['magic']}, 'techniques.0: Choose from easing, springs'],
    [{techniques: ['svg', 'svg']}, 'techniques: List each technique only once.'],
    [{links: {}}, 'links: Add one of video, website, source'],
    [{links: undefined}, 'links: Add one of video, website, source'],
    [{links: {video: '[link]'}}, 'links.video: "[link]" isn\'t a valid URL. Enter one that begins with https://.'],
    [{links: {source: 'http://example.com'}}, 'links.source: "http://example.com" isn\'t a valid URL'],
    [{links: {download: 'https://example.com'}}, 'links.download: Unknown field. The fields are'],
    [{price: 3}, 'price: Unknown field. The fields are title, description, by'],
    [{demo: 'tile'}, 'demo: There is no demos/tile. Nearest: tiles'],
  ])('rejects %o', async (change, message) => {
    const reading = readFiles({'clock.json': {...good, ...change}});
    await expect(reading).rejects.toThrow(`content/showcase/clock.json: ${message}`);
  });

  test.each<readonly [Record<string, unknown>, string]>([
    [{'Clock.json': good}, 'content/showcase/Clock.json: Its name becomes part of a URL'],
    [{'clock.json': '{"title": '}, "content/showcase/clock.json: The file isn't valid JSON"],
    [{'clock.json': 'null'}, 'content/showcase/clock.json: Write an object in braces.'],
    [{'a.json': good, 'b.json': good}, 'content/showcase/b.json: title: content/showcase/a.json has it already'],
  ])('rejects the files %o', async (files, message) => {
    await expect(readFiles(files)).rejects.toThrow(message);
  });

  test('lists all errors in all files at once', async () => {
    const reading = readFiles({'a.json': {...good, by: ''}, 'b.json': {...good, title: '', topic: 'x'}});
    await expect(reading).rejects.toThrow(/a\.json: by:[\s\S]*b\.json: title:[\s\S]*b\.json: topic:/);
  });
});
