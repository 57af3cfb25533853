import type {Table, TableRow} from 'mdast';
import {type CodecRule, codecs} from '../../../../packages/toolkit-model/rules/codecs.ts';
import {parseInlineMarkdown} from './parseInlineMarkdown.ts';
import type {Resolver} from './Resolver.ts';

/** `<CodecTable />`: the format, the capabilities and the typical use of each codec. */
export const createCodecTable: Resolver = () =>
  ({
    type: 'table',
    children: [
      createRow(['Codec', 'File', 'Sound', 'Transparency', 'CRF', 'Pixel formats', 'Where it plays', 'Typical use']),
      ...codecs.map((codec) => createRow(getCells(codec))),
    ],
  }) satisfies Table;

function getCells(rule: CodecRule): string[] {
  const {codec, extensions, audioEncoder, crf, crfProblem, encodes, plays, use} = rule;
  const alpha = encodes.filter((format) => format.startsWith('yuva'));
  return [
    `\`${codec}\``,
    extensions.map((extension) => `\`.${extension}\``).join(', '),
    audioEncoder === null ? 'None' : `\`${audioEncoder}\``,
    alpha.length === 0 ? 'No' : alpha.map((format) => `\`${format}\``).join(', '),
    crf ? [`${crf.min} to ${crf.max}, default ${crf.preset}`, ...(crfProblem ? [crfProblem] : [])].join('; ') : 'None',
    encodes.map((format) => `\`${format}\``).join(', ') || (rule.videoEncoder ? 'Its own palette' : 'None'),
    plays,
    use,
  ];
}

function createRow(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((text) => ({type: 'tableCell', children: parseInlineMarkdown(text)})),
  };
}
