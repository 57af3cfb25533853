import {expect, test} from 'vitest';
import {createTestContext} from '../fixtures/createTestContext.ts';
import {explainError} from './explainError.ts';

const message = 'Could not find a tsconfig.json file in your project. Did you delete it?';
const row = '| `Could not find a tsconfig.json file in your project.` … | Add one. |';
const context = createTestContext();
const data = {
  ...context.data,
  pages: [
    {
      path: '/docs/config',
      title: 'Config',
      description: '',
      markdown: `# Config\n\n## Errors\n\n| Message | Cause |\n| --- | --- |\n| \`Other\` | A. |\n${row}\n`,
      headings: [{title: 'Errors', anchor: 'errors'}],
    },
  ],
  messages: [{package: '@remotion/cli', parts: [message], href: '/docs/config#errors', title: 'Config'}],
};

async function explain(log: string): Promise<string> {
  const {text} = await explainError.run({log}, {...context, data});
  return text;
}

test('returns the row of a table that quotes the beginning of a message', async () => {
  const text = await explain(`Error: ${message}`);
  expect(text).toContain(`\n\n${row}`);
  expect(text).not.toContain('Other');
});

test('returns the row about the prop in the message if the rows only differ in the prop', async () => {
  const parts = ['The "', '" prop of the component must be positive, but got ', '.'];
  const quote = (prop: string): string =>
    `| \`The "${prop}" prop of the component must be positive, but got 0.\` | ${prop}! |`;
  const [page] = data.pages;
  const markdown = `# Config\n\n## Errors\n\n| Message | Cause |\n| --- | --- |\n${quote('width')}\n${quote('fps')}\n`;
  const {text} = await explainError.run(
    {log: 'Error: The "fps" prop of the component must be positive, but got -1.'},
    {
      ...context,
      data: {
        ...data,
        pages: page ? [{...page, markdown}] : [],
        messages: [{package: 'remotion', parts, href: '/docs/config#errors', title: 'Config'}],
      },
    },
  );
  expect(text).toContain('fps!');
  expect(text).not.toContain('width!');
});

test('suggests the page about an error, whatever words are between those that matter', async () => {
  expect(await explain('Error: The audio could not fade out in the video')).toContain('/docs/using-audio');
});

test("doesn't suggest pages that contain few words of an error", async () => {
  const text = await explain('Error: error:0308010C:digital envelope routines::interpolate');
  expect(text).toContain('No page seems to be about it.');
  expect(text).not.toContain('Pages that may help');
});

test('asks for the lines below a heading', async () => {
  expect(await explain('An error occurred:')).toContain('Paste the lines below it');
});

test.each([
  "SyntaxError: Named export 'selectComposition' not found. The requested module '@remotion/renderer' is a CommonJS module",
  "error TS2305: Module '\"@remotion/renderer\"' has no exported member 'selectComposition'.",
  "SyntaxError: The requested module '@remotion/renderer' does not provide an export named 'selectComposition'",
])('says what replaces an export of a later version: %s', async (log) => {
  expect(await explain(log)).toContain('Call getCompositions() and find the composition by its id.');
});
