import {sourceTag} from '../toolkit-model/versions.ts';

/** Returns the URL of a file in Remotion's repository at the documented tag. */
export function getSourceUrl(file: string): string {
  return `https://github.com/remotion-dev/remotion/blob/${sourceTag}/${file}`;
}
