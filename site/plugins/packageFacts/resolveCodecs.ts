import type {Table, TableRow} from 'mdast';
import {type CodecRule, codecs} from '../../../reference/rules/codecs';
import {inlineMarkdown} from './inlineMarkdown';
import type {Resolver} from './Resolver';

/** `<CodecTable />`: what each codec of the toolkit is, can do, and is chosen for. */
export const codecTable: Resolver = () =>
  ({
    type: 'table',
    children: [
      row(['Codec', 'File', 'Sound', 'Transparency', 'CRF', 'Pixel formats', 'Where it plays', 'Typical use']),
      ...codecs.map((codec) => row(cellsOf(codec))),
    ],
  }) satisfies Table;

const cellsOf = (rule: CodecRule): string[] => {
  const {codec, extensions, audioEncoder, crf, crfFault, encodes, plays, use} = rule;
  const alpha = encodes.filter((format) => format.startsWith('yuva'));
  return [
    `\`${codec}\``,
    extensions.map((extension) => `\`.${extension}\``).join(', '),
    audioEncoder === null ? 'None' : `\`${audioEncoder}\``,
    alpha.length === 0 ? 'No' : alpha.map((format) => `\`${format}\``).join(', '),
    crf ? [`${crf.min} to ${crf.max}, default ${crf.preset}`, ...(crfFault ? [crfFault] : [])].join('; ') : 'None',
    encodes.map((format) => `\`${format}\``).join(', ') || (rule.videoEncoder ? 'Its own palette' : 'None'),
    plays,
    use,
  ];
};

const row = (cells: readonly string[]): TableRow => ({
  type: 'tableRow',
  children: cells.map((text) => ({type: 'tableCell', children: inlineMarkdown(text)})),
});
