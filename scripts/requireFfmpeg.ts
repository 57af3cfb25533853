import {existsSync} from 'node:fs';
import {delimiter, join} from 'node:path';
import {installFromDebian} from './installFromDebian.ts';

/** Sees to it that `ffmpeg` and `ffprobe` are on PATH, where the toolkit's renderer looks for them. Throws one sentence when it can't. */
export const requireFfmpeg = (): void => {
  if (isInstalled() || (installFromDebian('ffmpeg') && isInstalled())) return;
  throw new Error('Rendering needs FFmpeg 4.1 or newer: install it, so that ffmpeg and ffprobe are on PATH.');
};

const isInstalled = (): boolean =>
  ['ffmpeg', 'ffprobe'].every((program) => folders().some((folder) => has(folder, program)));

const folders = (): string[] => (process.env.PATH ?? '').split(delimiter);

const has = (folder: string, program: string): boolean =>
  [program, `${program}.exe`].some((file) => existsSync(join(folder, file)));
