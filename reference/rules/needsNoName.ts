import {codecs, impliedCodec} from './codecs.ts';

/** Whether the command line takes the codec only without a name for the output: its ending means another codec. */
export const needsNoName = (codec: string): boolean => {
  const [extension = ''] = codecs.find((rule) => rule.codec === codec)?.extensions ?? [];
  return (impliedCodec[extension] ?? codec) !== codec;
};
