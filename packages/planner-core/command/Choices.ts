import {codecs} from '../../toolkit-model/rules/codecs.ts';

/** The reader's input. */
export type Choices = {
  /** The file that calls `registerRoot()`. Empty if the command line has to find it. */
  readonly entry: string;
  /** The ID of the composition. */
  readonly composition: string;
  /** Folder and name of the output, without the extension, which depends on the codec. */
  readonly output: string;
  /**
   * Values as entered, by the option's name in `renderMedia()`. An enabled switch is `true`. Options that aren't set
   * are missing.
   */
  readonly options: Readonly<Record<string, string>>;
};

/** The initial values. */
export const initialChoices: Choices = {
  entry: 'src/index.ts',
  composition: 'my-video',
  output: 'out/video',
  options: {},
};

/** The codec of a render that doesn't choose one. */
export const defaultCodec = 'h264';

/** Returns the selected codec or the default one. */
export function getCodec({options}: Choices): string {
  return options.codec ?? defaultCodec;
}

/** Returns the name of the output file. */
export function getFileName(choices: Choices): string {
  const [extension = 'mp4'] = codecs.find(({codec}) => codec === getCodec(choices))?.extensions ?? [];
  return `${choices.output}.${extension}`;
}
