import {codecs, impliedCodec} from './codecs.ts';

/** Whether the CLI only accepts the codec if you don't pass an output name, because its extension means another codec. */
export function needsNoName(codec: string): boolean {
  const [extension = ''] = codecs.find((rule) => rule.codec === codec)?.extensions ?? [];
  return (impliedCodec[extension] ?? codec) !== codec;
}
