import {expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {readPackageFacts} from '../../packages/content-model/readContent.ts';
import {samplePackages} from './samplePackages.ts';

const {model} = readPackageFacts();

/** Returns the messages about a guide, next to a page about the package `express`. */
function getMessages(...lines: readonly string[]): string[] {
  const guide = parsePage('content/docs/guide.mdx', ['---', 'kind: guide', '---', ...lines].join('\n'));
  const other = parsePage('content/docs/express.mdx', '---\nid: express\npackage: express\n---\n');
  const content = {pages: [guide, other], model, messages: [], pagePaths: []};
  return samplePackages.problems(content).map(({line, message}) => `${line}: ${message}`);
}

const sample = ['```js title="server.js"', "import path from 'node:path';", "import express from 'express';", '```'];

test('reports a package that the guide does not install', () => {
  expect(getMessages(...sample)).toEqual(["5: The sample imports express, but the guide doesn't install it"]);
});

test.each(['<Install packages="express@4" />', 'Read [how to use it](/docs/express).'])('accepts %s', (text) => {
  expect(getMessages(text, ...sample)).toEqual([]);
});

test('reports a script that Node.js would run as CommonJS', () => {
  const run = ['<Install packages="express" />', 'Run `node server.js`.', ...sample];
  expect(getMessages(...run)).toEqual([
    '7: Node.js only runs server.js if package.json contains "type": "module", which the guide doesn\'t say',
  ]);
  expect(getMessages('Add `"type": "module"`.', ...run)).toEqual([]);
});
