import type {Table, TableRow} from 'mdast';
import {type CodecRule, codecs} from '../../../../packages/toolkit-model/rules/codecs.ts';
import {parseInlineMarkdown} from './parseInlineMarkdown.ts';
import type {Resolver} from './Resolver.ts';

/**
 * `<CodecTable />`: the format, the capabilities and the typical use of each codec. `<CodecTable show="settings" />`: the
 * values that it accepts. A single table would have too many columns for the width of a page.
 */
export const createCodecTable: Resolver = ({show}) => {
  const columns = tables[typeof show === 'string' ? show : 'overview'];
  if (!columns) {
    return new Error('`show` must be "settings", or left out for the overview.');
  }
  return {
    type: 'table',
    children: [
      createRow(Object.keys(columns)),
      ...codecs.map((codec) => createRow(Object.values(columns).map((getCell) => getCell(codec)))),
    ],
  } satisfies Table;
};

type Columns = Readonly<Record<string, (rule: CodecRule) => string>>;

const tables: Readonly<Record<string, Columns>> = {
  overview: {
    Codec: ({codec}) => quote(codec),
    File: ({extensions}) => extensions.map((extension) => quote(`.${extension}`)).join(', '),
    Sound: ({audioEncoder}) => (audioEncoder === null ? 'None' : quote(audioEncoder)),
    Transparency: ({encodes}) =>
      encodes
        .filter((format) => format.startsWith('yuva'))
        .map(quote)
        .join(', ') || 'No',
    'Where it plays': ({plays}) => plays,
    'Typical use': ({use}) => use,
  },
  settings: {
    Codec: ({codec}) => quote(codec),
    CRF: ({crf, crfProblem}) =>
      crf
        ? [`${crf.min} to ${crf.max}, default ${crf.preset}`, ...(crfProblem ? [crfProblem] : [])].join('; ')
        : 'None',
    'Pixel formats': ({encodes, videoEncoder}) =>
      encodes.map(quote).join(', ') || (videoEncoder ? 'Its own palette' : 'None'),
  },
};

function quote(name: string): string {
  return `\`${name}\``;
}

function createRow(cells: readonly string[]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((text) => ({type: 'tableCell', children: parseInlineMarkdown(text)})),
  };
}
