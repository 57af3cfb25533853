import {findOnPath} from './findOnPath.ts';
import {installDebianPackage} from './installDebianPackage.ts';

/**
 * Makes sure that `ffmpeg` and `ffprobe` are on `PATH`, where Remotion's renderer looks for them. On Debian and Ubuntu,
 * as root, installs them if they're missing.
 * @returns the path of `ffmpeg`.
 * @throws one sentence that says what is missing and how to install it.
 */
export function requireFfmpeg(): string {
  const path = findFfmpeg() ?? (installDebianPackage('ffmpeg') ? findFfmpeg() : undefined);
  if (path === undefined) {
    const missing = programs.filter((name) => findOnPath(name) === undefined).join(' and ');
    throw new Error(
      `The tests need ${missing} on the PATH. Install FFmpeg 4.1 or newer: "apt-get install ffmpeg" on Debian and Ubuntu, "brew install ffmpeg" on macOS, "winget install ffmpeg" on Windows.`,
    );
  }
  return path;
}

const programs = ['ffmpeg', 'ffprobe'] as const;

function findFfmpeg(): string | undefined {
  return findOnPath('ffprobe') && findOnPath('ffmpeg');
}
