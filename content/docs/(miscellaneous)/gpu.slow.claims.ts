import {renderMedia} from '@remotion/renderer';
import {expect} from 'vitest';
import {probe} from '../../../integration/probe.ts';
import {createTemporaryFile, findComposition, openSharedBrowser, serveUrl} from '../../../integration/fixtures.ts';
import {claim} from '../../../packages/claims/claim.ts';

claim('If your FFmpeg supports NVENC, you can replace the encoder in the command yourself.', async () => {
  for (const disallowParallelEncoding of [true, false]) {
    const outputLocation = createTemporaryFile('video.mp4');
    await renderMedia({
      serveUrl,
      composition: await findComposition('Countdown'),
      puppeteerInstance: await openSharedBrowser(),
      codec: 'h264',
      frameRange: [0, 1],
      outputLocation,
      disallowParallelEncoding,
      ffmpegOverride({args}) {
        const replacements: Record<string, string> = {
          libx264: args.includes('-pix_fmt') ? 'mpeg4' : 'copy',
          '-crf': '-q:v',
        };
        return args.map((arg) => replacements[arg] ?? arg);
      },
    });
    expect(probe(outputLocation).video?.codec).toBe('mpeg4');
  }
});
