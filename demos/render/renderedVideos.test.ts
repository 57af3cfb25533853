import {execFileSync} from 'node:child_process';
import {readFileSync, statSync} from 'node:fs';
import {join} from 'node:path';
import sharp from 'sharp';
import {describe, expect, test} from 'vitest';
import {readDemo} from '../readDemos.ts';
import {compareImages, isSameImage} from './compareImages.ts';
import {videoDemo, videos, videosFolder} from './renderedVideos.ts';
import {getPosterPath} from './paths.ts';

const {demo} = await readDemo(videoDemo);

function probe(path: string): Record<string, unknown> {
  const fields = 'codec_name,width,height,r_frame_rate,nb_read_frames';
  const question = ['-v', 'error', '-count_frames', '-show_entries', `stream=${fields}`, '-of', 'json', path];
  const {streams} = JSON.parse(execFileSync('ffprobe', question, {encoding: 'utf8'})) as {streams: unknown[]};
  expect(streams).toHaveLength(1);
  return streams[0] as Record<string, unknown>;
}

/** Decodes one frame of a video with FFmpeg. */
function readFrame(path: string, index: number): Buffer {
  return execFileSync(
    'ffmpeg',
    [
      ...['-v', 'error', '-i', path, '-vf', `select=eq(n\\,${index})`],
      ...['-frames:v', '1', '-f', 'image2pipe', '-c:v', 'png', '-'],
    ],
    {maxBuffer: 2 ** 26},
  );
}

describe('the downloads on the home page', () => {
  test.each(videos)('$file has the listed codec, size and frame rate', async ({file, codec, width, height, fps}) => {
    const path = join(videosFolder, file);
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

  test.each(videos)('$file shows the current version of the demo', async ({file, codec, fps = demo.fps}) => {
    const path = join(videosFolder, file);
    const image = codec === 'png' ? readFileSync(path) : readFrame(path, (demo.posterFrame * fps) / demo.fps);
    const difference = await compareImages(readFileSync(getPosterPath(videoDemo)), image);
    expect(isSameImage(difference), JSON.stringify(difference)).toBe(true);
  });
});
