import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {readDemo} from '../readDemos.ts';
import {comparePictures, looksTheSame} from './comparePictures.ts';
import {filmed, films, filmsFolder} from './films.ts';
import {posterPath} from './paths.ts';

const {demo} = await readDemo(filmed);

const probe = (path: string): Record<string, unknown> => {
  const fields = 'codec_name,width,height,r_frame_rate,nb_read_frames';
  const question = ['-v', 'error', '-count_frames', '-show_entries', `stream=${fields}`, '-of', 'json', path];
  const {streams} = JSON.parse(execFileSync('ffprobe', question, {encoding: 'utf8'})) as {streams: unknown[]};
  expect(streams).toHaveLength(1);
  return streams[0] as Record<string, unknown>;
};

/** One frame of a film as FFmpeg decodes it. */
const frameOf = (path: string, index: number): Buffer =>
  execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-i', path, '-vf', `select=eq(n\\,${index})`],
      ...['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'],
    ],
    {maxBuffer: 2 ** 26},
  );

describe('the files that the front page offers', () => {
  it.each(films)('$file is what it says it is', async ({file, codec, width, height, fps}) => {
    const path = join(filmsFolder, file);
    expect(statSync(path).size).toBeLessThan(400_000);
    if (codec === 'png') {
      expect(await sharp(path).metadata()).toMatchObject({format: 'png', width, height});
      return;
    }
    const frames = (demo.durationInFrames * (fps ?? 0)) / demo.fps;
    expect(probe(path)).toEqual({
      codec_name: codec,
      width,
      height,
      r_frame_rate: `${fps}/1`,
      nb_read_frames: String(frames),
    });
  });

  it.each(films)('$file shows the demo as it is now', async ({file, codec, fps = demo.fps}) => {
    const path = join(filmsFolder, file);
    const picture = codec === 'png' ? readFileSync(path) : frameOf(path, (demo.posterFrame * fps) / demo.fps);
    const difference = await comparePictures(readFileSync(posterPath(filmed)), picture);
    expect(looksTheSame(difference), JSON.stringify(difference)).toBe(true);
  });
});
