import type {Root} from 'hast';
import {toHtml} from 'hast-util-to-html';
import rehypeParse from 'rehype-parse';
import {unified} from 'unified';
import {expect, test} from 'vitest';
import {unbrokenNames} from './unbrokenNames.ts';

function build(html: string): string {
  const tree: Root = unified().use(rehypeParse, {fragment: true}).parse(html);
  return toHtml(unified().use(unbrokenNames).runSync(tree));
}

test.each(['--muted', '--enforce-audio-track', '--video-bitrate=4M', 'h264-mkv', 'us-east-1'])('marks %s', (code) => {
  expect(build(`<p><code>${code}</code></p>`)).toBe(`<p><code class="unbroken">${code}</code></p>`);
});

test.each([
  'crf',
  '--props=./props.json',
  'npx remotion render --muted',
  '@remotion/media-utils',
  '--browser-executable=chromium',
])('does not mark %s', (code) => {
  expect(build(`<code>${code}</code>`)).toBe(`<code>${code}</code>`);
});
