import {describe, expect, it} from 'vitest';
import {renderInParts} from './examples/renderInParts';
import {probe} from './probe';
import {printed} from './printed';
import {compositionCalled, serveUrl, temporaryFile} from './workbench';

describe('combineVideos()', () => {
  it('joins parts that were rendered by themselves', async () => {
    const output = temporaryFile('joined.mp4');
    const composition = await compositionCalled('WithSound');
    const parts: [number, number][] = [
      [0, 9],
      [10, 19],
    ];
    const lines = await printed(() => renderInParts(serveUrl, composition, parts, output));
    expect(lines.at(-1)).toBe('20 frames joined');
    expect(probe(output)).toMatchObject({video: {codec: 'h264', frames: 20}, audio: 'aac'});
  });
});
