import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {installFromDebian} from './installFromDebian.ts';

/**
 * Sees to it that `ffmpeg` and `ffprobe` are on PATH, where the toolkit's renderer looks for them; installs them where
 * the distribution has them. Throws one sentence, with what to do, when they are not to be had.
 */
export const requireFfmpeg = (path: string | undefined = process.env.PATH, install = installFromDebian): void => {
  const missing = missingFrom(path);
  if (missing.length === 0 || (install('ffmpeg') && missingFrom(path).length === 0)) return;
  throw new Error(
    `Rendering needs ${missing.join(' and ')} on the PATH. Install FFmpeg 4.1 or newer: "apt-get install ffmpeg" on Debian and Ubuntu, "brew install ffmpeg" on macOS, "winget install ffmpeg" on Windows.`,
  );
};

const missingFrom = (path = ''): string[] => {
  const extension = process.platform === 'win32' ? '.exe' : '';
  const folders = path.split(delimiter);
  return ['ffmpeg', 'ffprobe'].filter(
    (name) => !folders.some((folder) => existsSync(join(folder, `${name}${extension}`))),
  );
};
