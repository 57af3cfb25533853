import {describe, expect, test} from 'vitest';
import {parsePage} from '../../packages/content-model/page.ts';
import {readPackageFacts} from '../../packages/content-model/readContent.ts';
import {liveSamples} from './liveSamples.ts';

describe('Live samples', () => {
  function findMessages(code: string, language = 'tsx'): string[] {
    return liveSamples
      .problems({
        ...readPackageFacts(),
        pages: [parsePage('content/docs/a.mdx', `\`\`\`${language} live\n${code}\n\`\`\``)],
      })
      .map(({line, message}) => `${line}: ${message}`);
  }

  test('accept one component and media files of the playground', () => {
    expect(
      findMessages(
        "import {Img, staticFile} from 'remotion';\nexport const A = () => <Img src={staticFile('media/coast.webp')} />;",
      ),
    ).toEqual([]);
  });

  test.each([
    ['export const a = 5;', 'ts', 'A live sample must be tsx, not ts'],
    ["import {x} from 'd3';\nexport const A = () => <b>{x}</b>;", 'tsx', 'd3'],
    ['export const A = () => <b>;', 'tsx', 'A.tsx'],
    [
      "import {Img, staticFile} from 'remotion';\nexport const A = () => <Img src={staticFile('logo.png')} />;",
      'tsx',
      'logo.png',
    ],
    [
      'import {Img} from \'remotion\';\nexport const A = () => <Img src="https://a.com/b.png" />;',
      'tsx',
      'other hosts',
    ],
    ['export const A = () => <b className="text-xl">b</b>;', 'tsx', 'className'],
    ['export const A = () => <b>{process.env.KEY}</b>;', 'tsx', 'process'],
    ['export const A = () => <b>a</b>;\nexport const B = () => <b>b</b>;', 'tsx', 'unclear'],
  ])('reject %s', (code, language, message) => {
    const messages = findMessages(code, language);
    expect(messages.join('\n')).toContain(message);
    expect(messages[0]).toMatch(/^\d+: /);
  });
});
