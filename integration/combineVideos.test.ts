import {describe, expect, test} from 'vitest';
import {renderInParts} from './examples/renderInParts.ts';
import {probe} from './probe.ts';
import {captureLog} from './captureLog.ts';
import {findComposition, serveUrl, createTemporaryFile} from './fixtures.ts';

describe('combineVideos()', () => {
  test('combines chunks that were rendered separately', async () => {
    const output = createTemporaryFile('joined.mp4');
    const composition = await findComposition('WithSound');
    const parts: [number, number][] = [
      [0, 9],
      [10, 19],
    ];
    const lines = await captureLog(() => renderInParts(serveUrl, composition, parts, output));
    expect(lines.at(-1)).toBe('20 frames joined');
    expect(probe(output)).toMatchObject({video: {codec: 'h264', frames: 20}, audio: 'aac'});
  });

  test('creates an audio track for chunks without sound', async () => {
    const output = createTemporaryFile('silent.mp4');
    const composition = await findComposition('Countdown');
    const parts: [number, number][] = [
      [0, 4],
      [5, 9],
    ];
    const lines = await captureLog(() => renderInParts(serveUrl, composition, parts, output));
    expect(lines.at(-1)).toBe('10 frames joined');
    expect(probe(output)).toMatchObject({video: {frames: 10}, audio: 'aac'});
  });
});
