import {expect, test} from 'vitest';
import type {RecordType} from '../../../../packages/search/contract.ts';
import {getKind} from './getKind.ts';

function getTitles(...names: string[]) {
  return Object.fromEntries(names.map((name, level) => [`lvl${level}`, name]));
}

test.each<[RecordType, string[], string, string]>([
  ['lvl1', ['remotion', 'interpolate()'], '/docs/interpolate', 'API'],
  ['lvl1', ['remotion', '&lt;Sequence&gt;'], '/docs/sequence', 'API'],
  ['lvl1', ['Command line', 'npx remotion render'], '/docs/cli/render', 'Command'],
  ['lvl1', ['Troubleshooting', 'Flickering'], '/docs/flickering', 'Fix'],
  ['lvl1', ['Techniques', 'Using audio'], '/docs/using-audio', 'Guide'],
  ['lvl1', ['Blog', 'Remotion 3.2'], '/blog/3-2', 'Post'],
  ['lvl1', ['Course', 'Move something'], '/learn/move', 'Lesson'],
  ['lvl3', ['Command line', 'All CLI flags', 'Options', '--crf'], '/docs/cli/flags#--crf', 'Flag'],
  [
    'lvl3',
    ['Configuration file', 'Output options', 'Options', 'Config.Output.setCrf()'],
    '/docs/config/output',
    'Setter',
  ],
  ['lvl3', ['remotion', 'interpolate()', 'Options', '<mark>easing</mark>'], '/docs/interpolate#easing', 'Option'],
  ['lvl2', ['remotion', '&lt;Series&gt;', '&lt;Series.Sequence&gt;'], '/docs/series', 'API'],
  ['lvl2', ['Techniques', 'Using audio', 'Controlling volume'], '/docs/using-audio', 'Section'],
  ['content', ['remotion', 'interpolate()', 'Errors'], '/docs/interpolate#errors', 'Error'],
  ['content', ['Techniques', 'Using audio', 'Place a file'], '/docs/using-audio', 'Text'],
])('returns the kind of %s %j: %4$s', (type, names, url, kind) => {
  expect(getKind({type, hierarchy: getTitles(...names), url})).toBe(kind);
});
