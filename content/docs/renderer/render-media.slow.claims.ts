import {getAudioChannelsAndDuration} from '@remotion/renderer/dist/assets/get-audio-channels.js';
import {makeDownloadMap} from '@remotion/renderer/dist/assets/download-map.js';
import {expect} from 'vitest';
import {createTemporaryFile} from '../../../integration/workbench.ts';
import {claim} from '../../../packages/claims/claim.ts';

claim("FFprobe can't find an audio or video file that Remotion has downloaded to the temporary folder.", async () => {
  const missing = createTemporaryFile('7477065087296069.mp4');
  const result = getAudioChannelsAndDuration(makeDownloadMap(), missing, null);
  await expect(result).rejects.toThrow(
    'Command failed with exit code 1: ffprobe -v error -show_entries stream=channels:format=duration',
  );
  await expect(result).rejects.toThrow('No such file or directory');
});
