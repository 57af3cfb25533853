import type {CheckedFile} from './CheckedFile.ts';

/** Files that TypeScript can check. */
export const scriptFile = /\.[cm]?[jt]sx?$/;

export const styleFile = /\.(?:css|scss|sass|less)$/;

/** Files that contain commands. */
export const commandFile = /(?:\.(?:sh|bash|zsh|ya?ml|md|mdx|txt)|package\.json|Dockerfile|Makefile)$/;

/** Files that may contain commands, but mostly consist of prose. */
export const proseFile = /\.(?:md|mdx|txt)$/;

/** Whether a file contains anything that a check looks at. */
export function isChecked({path, text}: CheckedFile): boolean {
  return text.trim() !== '' && [scriptFile, styleFile, commandFile].some((kind) => kind.test(path));
}
