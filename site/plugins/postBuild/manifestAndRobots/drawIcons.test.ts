import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {drawIcons} from './drawIcons.ts';
import {createManifest, touchIconPath} from './createManifest.ts';

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
beforeAll(() => drawIcons(folder));
afterAll(() => rmSync(folder, {recursive: true}));

const manifest = createManifest('Remotion', 'Create motion graphics in React');
const pictures = manifest.icons.filter(({type}) => type === 'image/png');

test.each([...pictures, {src: touchIconPath, sizes: '180x180', type: 'image/png'}])(
  'draws $src in the size that is promised',
  async ({src, sizes}) => {
    const {format, width, height} = await sharp(join(folder, src)).metadata();
    expect([format, `${width}x${height}`]).toEqual(['png', sizes]);
    expect((await sharp(join(folder, src)).stats()).channels[0]?.stdev).toBeGreaterThan(10);
  },
);

test('places the mark of the maskable icon within the circle that all devices show', async () => {
  const icon = pictures.find(({purpose}) => purpose === 'maskable');
  const {data, info} = await sharp(join(folder, icon?.src ?? ''))
    .raw()
    .toBuffer({resolveWithObject: true});
  const middle = info.width / 2;
  let furthest = 0;
  for (let index = 0; index < data.length; index += info.channels) {
    if (data[index] === 255 && data[index + 1] === 255 && data[index + 2] === 255) {
      continue;
    }
    const pixel = index / info.channels;
    furthest = Math.max(furthest, Math.hypot((pixel % info.width) - middle, Math.floor(pixel / info.width) - middle));
  }
  expect(furthest).toBeLessThan(info.width * 0.4);
  expect(furthest).toBeGreaterThan(info.width * 0.2);
});

test('lists only existing files', () => {
  for (const {src} of manifest.icons) {
    expect([src, existsSync(join(folder, src)) || existsSync(join(__dirname, '../../../static', src))]).toEqual([
      src,
      true,
    ]);
  }
  expect(readFileSync(join(__dirname, '../../../static/img/mark.svg'), 'utf8')).toContain('viewBox="0 0 32 32"');
});
