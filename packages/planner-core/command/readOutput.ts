import {codecs, impliedCodec} from '../../toolkit-model/rules/codecs.ts';

/** The name of an output file, and what its extension means. */
type OutputName = {
  /** Without an extension that belongs to a codec. Missing if no file was passed. */
  readonly name?: string;
  /** The codec that the extension implies. */
  readonly implied?: string;
  /** Why the command line rejects the name. */
  readonly problem?: string;
};

/** Parses the name of an output file as the command line does. `codec` is the value of `--codec`, if there is one. */
export function readOutput(file: string | undefined, codec: string | undefined): OutputName {
  const ending = /\.(\w+)$/.exec(file ?? '')?.[1];
  if (file === undefined || ending === undefined || !codecs.some(({extensions}) => extensions.includes(ending))) {
    return {name: file};
  }
  const name = file.slice(0, -ending.length - 1);
  const implied = impliedCodec[ending];
  return implied !== undefined && codec !== undefined && implied !== codec
    ? {
        name,
        implied,
        problem: `The extension .${ending} implies the codec ${implied}, but --codec is ${codec}. Remove one of them.`,
      }
    : {name, implied};
}
