import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {readShowcase} from './readShowcase';

const good = {
  title: 'A clock',
  description: 'Tells the time of a frame.',
  by: 'Ada',
  date: '2022-02-28',
  topic: 'pictures',
  techniques: ['svg'],
  links: {video: 'https://www.example.com/clock'},
};

const readFiles = (files: Readonly<Record<string, unknown>>): ReturnType<typeof readShowcase> => {
  const folder = mkdtempSync(join(tmpdir(), 'showcase-'));
  for (const [file, value] of Object.entries(files))
    writeFileSync(join(folder, file), typeof value === 'string' ? value : JSON.stringify(value));
  return readShowcase(folder);
};

describe('readShowcase', () => {
  it('reads the showcase of the site', async () => {
    const items = await readShowcase(join(__dirname, '../../showcase'));
    expect(items.filter(({demo}) => demo).length).toBeGreaterThanOrEqual(24);
    const demos = items.flatMap(({demo}) => (demo ? [demo.name] : []));
    expect(new Set(demos).size).toBe(demos.length);
  });

  it('gives the newest first, with what plays', async () => {
    const newer = {...good, links: undefined, title: 'Tiles', date: '2022-03-01', demo: 'tiles'};
    const items = await readFiles({
      'clock.json': good,
      'tiles.json': newer,
      'undated.json': {...good, title: 'B', date: undefined},
    });
    expect(items.map(({name}) => name)).toEqual(['tiles', 'clock', 'undated']);
    expect(items[0]?.demo).toMatchObject({file: 'Tiles.tsx', width: 1280, editable: true});
  });

  it.each<readonly [Record<string, unknown>, string]>([
    [{title: ' '}, 'title: Name the video or the project.'],
    [{title: undefined}, 'title: It is missing.'],
    [{title: 'x'.repeat(81)}, 'title: It has 81 characters; use at most 80.'],
    [{title: 'A clock 🕐'}, 'title: Leave the emoji out.'],
    [{title: 'AMAZING CLOCK'}, 'title: Write it as in a sentence, not in capitals.'],
    [{description: ''}, 'description: Say what it is, and what Remotion does in it.'],
    [{description: 'x'.repeat(281)}, 'description: It has 281 characters; use at most 280.'],
    [{by: ''}, 'by: Say who made it.'],
    [{date: '28.02.2022'}, 'date: "28.02.2022" is no day; write it as 2022-09-08, or leave it out.'],
    [{date: '2022-02-30'}, 'date: "2022-02-30" is no day'],
    [{topic: 'clocks'}, 'topic: Choose from titles, data, sound'],
    [{techniques: []}, 'techniques: Choose from easing, springs'],
    [{techniques: ['magic']}, 'techniques.0: Choose from easing, springs'],
    [{techniques: ['svg', 'svg']}, 'techniques: Name each technique once.'],
    [{links: {}}, 'links: Add one of video, website, source'],
    [{links: undefined}, 'links: Add one of video, website, source'],
    [{links: {video: '[link]'}}, 'links.video: "[link]" is no address; write one that begins with https://.'],
    [{links: {source: 'http://example.com'}}, 'links.source: "http://example.com" is no address'],
    [{links: {download: 'https://example.com'}}, 'links.download: There is no such field; there are'],
    [{price: 3}, 'price: There is no such field; there are title, description, by'],
    [{demo: 'tile'}, 'demo: There is no demos/tile. Nearest: tiles'],
  ])('stops at %o', async (change, message) => {
    const reading = readFiles({'clock.json': {...good, ...change}});
    await expect(reading).rejects.toThrow(`site/showcase/clock.json: ${message}`);
  });

  it.each<readonly [Record<string, unknown>, string]>([
    [{'Clock.json': good}, 'site/showcase/Clock.json: Its name becomes an address'],
    [{'clock.json': '{"title": '}, 'site/showcase/clock.json: It is no JSON'],
    [{'clock.json': 'null'}, 'site/showcase/clock.json: Write an object in braces.'],
    [{'a.json': good, 'b.json': good}, 'site/showcase/b.json: title: site/showcase/a.json has it already'],
  ])('stops at the files %o', async (files, message) => {
    await expect(readFiles(files)).rejects.toThrow(message);
  });

  it('names all faults of all files at once', async () => {
    const reading = readFiles({'a.json': {...good, by: ''}, 'b.json': {...good, title: '', topic: 'x'}});
    await expect(reading).rejects.toThrow(/a\.json: by:[\s\S]*b\.json: title:[\s\S]*b\.json: topic:/);
  });
});
