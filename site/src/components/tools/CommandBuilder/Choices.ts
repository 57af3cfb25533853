import {codecs} from '../../../../../reference/rules/codecs';

/** What a reader has entered. */
export interface Choices {
  /** The file that calls `registerRoot()`. */
  readonly entry: string;
  /** The ID of the composition. */
  readonly composition: string;
  /** Folder and name of the output, without its ending, which the codec decides. */
  readonly output: string;
  /** Values as entered, by the option's name of `renderMedia()`; a switch that is on is `true`. Absent when not set. */
  readonly options: Readonly<Record<string, string>>;
}

/** What stands there before anything is chosen. */
export const firstChoices: Choices = {
  entry: 'src/index.ts',
  composition: 'my-video',
  output: 'out/video',
  options: {},
};

/** The codec that is chosen, or the toolkit's own choice. */
export const codecOf = ({options}: Choices): string => options.codec ?? 'h264';

/** The file that is written. */
export const fileOf = (choices: Choices): string => {
  const [extension = 'mp4'] = codecs.find(({codec}) => codec === codecOf(choices))?.extensions ?? [];
  return `${choices.output}.${extension}`;
};
