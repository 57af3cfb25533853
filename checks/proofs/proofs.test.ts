import {describe, expect, it} from 'vitest';
import type {MessageModel} from '../../reference/messages/MessageModel.ts';
import {parsePage} from '../page.ts';
import type {Content, PlannedPage, Proof} from '../proof.ts';
import {readContent} from '../readContent.ts';
import {coverage} from './coverage.ts';
import {links} from './links.ts';
import {offeredValues} from './offeredValues.ts';
import {policies} from './policies.ts';
import {printedAddresses} from './printedAddresses.ts';
import {printedMessages} from './printedMessages.ts';
import {samplesCompile} from './samplesCompile.ts';
import {samplesParse} from './samplesParse.ts';
import {sentences} from './sentences.ts';
import {shape} from './shape.ts';
import {wording} from './wording.ts';

const {model} = readContent();

const plan: PlannedPage = {
  route: '/docs/freeze',
  id: 'freeze',
  title: '<Freeze>',
  sidebar: 'apiSidebar',
  kind: 'reference',
  api: ['Freeze'],
  options: {Freeze: ['frame', 'children']},
};

const description = 'Holds its children at one frame, whatever the time is around them.';

/** A page with the given body, and front matter that can be overridden. */
const content = (body: string, frontMatter: Readonly<Record<string, string>> = {}): Content => {
  const head = {id: 'freeze', title: '<Freeze>', description, kind: 'reference', ...frontMatter};
  const yaml = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = ['---', ...yaml, '---', '', body].join('\n');
  return {pages: [parsePage('site/docs/(remotion)/freeze.mdx', text)], model, messages: [], planned: [plan]};
};

const messages = (proof: Proof, of: Content): string[] =>
  proof.faults(of).map(({line, message}) => `${line}: ${message}`);

/** The first line of the body, behind four lines of front matter, its two fences and an empty line. */
const first = 8;
const lines = (...text: string[]): string => text.join('\n');

describe('shape', () => {
  it('accepts a page that keeps to it', () => {
    expect(messages(shape, content(lines('Text.', '', '## Props', '', '### `frame`', '', '## See also')))).toEqual([]);
  });

  it('compares the title with the plan', () => {
    expect(messages(shape, content('', {title: 'Freeze'}))).toEqual([
      '2: The title is "Freeze", the plan says "<Freeze>"',
    ]);
  });

  it('knows no page that is not planned', () => {
    expect(messages(shape, content('', {id: 'frieze'}))).toEqual(['1: The plan of the site has no such page']);
  });

  it('measures the description', () => {
    expect(messages(shape, content('', {description: 'Short.'}))).toEqual(['2: The description has 6 characters']);
  });

  it('keeps headings in order', () => {
    expect(messages(shape, content(lines('# Freeze', '', '### Props')))).toEqual([
      `${first}: The page has a heading of level 1`,
      `${first + 2}: Heading "Props" skips a level`,
    ]);
  });

  it('keeps sections in the order of their kind', () => {
    expect(messages(shape, content(lines('## Pitfalls', '', '## Props')))).toEqual([
      `${first + 2}: "Props" stands behind "Pitfalls"`,
    ]);
  });
});

describe('wording', () => {
  it.each(['It is easy to use.', 'Just call it.', 'TODO: write this.', 'It works!'])('rejects "%s"', (text) => {
    expect(messages(wording, content(text))).toHaveLength(1);
  });

  it('leaves code alone', () => {
    expect(messages(wording, content('Call `just()`.\n\n```text\nsimply TODO!\n```'))).toEqual([]);
  });

  it('asks for a text for each picture', () => {
    expect(messages(wording, content('![](frame.png)'))).toEqual([`${first}: The picture frame.png has no text`]);
  });
});

describe('samples that compile', () => {
  const fence = (code: string, meta = ''): string => lines(`\`\`\`tsx ${meta}`, code, '```');

  it('accepts a right one', () => {
    expect(messages(samplesCompile, content(fence("import {Freeze} from 'remotion';\nexport {Freeze};")))).toEqual([]);
  });

  it('says line and error of a wrong one', () => {
    const [fault] = messages(samplesCompile, content(fence("import {Frieze} from 'remotion';\nexport {Frieze};")));
    expect(fault).toMatch(new RegExp(`^${first + 1}: TS2724: .*Frieze`));
  });

  it('accepts an error that is announced, and misses one that does not come', () => {
    const wrong = fence('export const frame: number = "1";', 'wrong error="2322"');
    expect(messages(samplesCompile, content(wrong))).toEqual([]);
    const right = fence('export const frame: number = 1;', 'error="2322"');
    expect(messages(samplesCompile, content(right))).toEqual([
      `${first}: The fence announces error TS2322, but the sample does not give it`,
    ]);
  });

  it('is strict', () => {
    expect(messages(samplesCompile, content(fence('export const f = (x) => x;')))[0]).toMatch(/TS7006/);
  });

  it('lets blocks of a page import each other', () => {
    const title = fence('export const Title: React.FC = () => <h1>Hi</h1>;', 'title="src/Title.tsx"');
    const root = fence(
      "import {Title} from './Title';\nexport const Root = <Title size={1} />;",
      'title="src/Root.tsx"',
    );
    expect(messages(samplesCompile, content(`${title}\n\n${root}`))[0]).toMatch(/TS2322/);
  });
});

describe('samples that parse', () => {
  it('reads JSON', () => {
    expect(messages(samplesParse, content('```json\n{"a": }\n```'))[0]).toMatch(/The json sample does not parse/);
  });

  it('rejects a prompt', () => {
    expect(messages(samplesParse, content('```bash\n$ npm start\n```'))).toEqual([
      `${first + 1}: The command begins with a prompt: $ npm start`,
    ]);
  });

  it('rejects a package that does not exist', () => {
    expect(messages(samplesParse, content('```bash\nnpm install --save-dev @remotion/frieze@3.2.44\n```'))).toEqual([
      `${first + 1}: "@remotion/frieze" is not a package that we know`,
    ]);
  });
});

describe('coverage', () => {
  const complete = lines(
    '<Signature of="Freeze" />',
    '',
    '### `frame`',
    '',
    '<Option of="Freeze" name="frame" />',
    '',
    '### `children`',
  );

  it('accepts a complete page', () => {
    expect(messages(coverage, content(complete)).filter((text) => text.includes('The page owes'))).toEqual([]);
  });

  it('misses an option', () => {
    expect(messages(coverage, content('<Signature of="Freeze" />'))).toEqual(
      expect.arrayContaining(['1: The page owes "Freeze.frame" and does not document it']),
    );
  });

  it('finds exports that no page owes', () => {
    expect(messages(coverage, content(complete))).toContain('1: remotion exports Sequence, which no page owes');
  });
});

describe('links', () => {
  it('accepts pages, anchors of this page, and other sites', () => {
    const body = '[Freeze](/docs/freeze#props), [props](#props), [MDN](https://developer.mozilla.org/).\n\n## Props';
    expect(messages(links, content(body))).toEqual([]);
  });

  it('names the nearest page and anchor', () => {
    const faults = links.faults(content('[a](/docs/freze), [b](#prop).\n\n## Props'));
    expect(faults).toMatchObject([
      {line: first, message: 'There is no page /docs/freze', fix: 'The nearest is /docs/freeze'},
      {line: first, message: 'This page has no anchor #prop', fix: 'The nearest is props'},
    ]);
  });

  it('rejects a way out of the site that leads back, and relative paths', () => {
    const body = '[a](https://www.remotion.dev/docs/freeze), [b](./freeze.mdx)';
    expect(messages(links, content(body))).toEqual([
      `${first}: https://www.remotion.dev/docs/freeze leaves the site to come back to it`,
      `${first}: ./freeze.mdx is a relative link`,
    ]);
  });

  it('finds a heading that stands twice, and an address of a component', () => {
    const body = lines('## Fix', '', '## Fix', '', '<Card title="x" to="/docs/frieze" />');
    expect(messages(links, content(body))).toEqual([
      `${first + 2}: The heading "Fix" stands on the page twice`,
      `${first + 4}: There is no page /docs/frieze`,
    ]);
  });

  it('reads the anchor that a heading sets itself', () => {
    expect(messages(links, content('[a](#why)\n\n## The reason {/* #why */}'))).toEqual([]);
  });
});

describe('printed addresses', () => {
  it('asks for a page, a plan or a redirect', () => {
    const all = messages(printedAddresses, content(''));
    expect(all).toContain('1: The packages print /docs/timeout, which leads nowhere');
    expect(all).not.toContainEqual(expect.stringContaining('/docs/freeze'));
  });
});

describe('printed messages', () => {
  const frame = {
    package: 'remotion',
    parts: ['The frame of the freeze is missing, but ', ' was passed'],
    printedBy: ['Freeze'],
  };
  const found = (body: string, ...printed: MessageModel[]): string[] =>
    printedMessages.faults({...content(body), messages: printed}).map(({file, message}) => `${file}: ${message}`);
  const page = 'site/docs/(remotion)/freeze.mdx';

  it('asks for an explanation on the page of what prints it', () => {
    expect(found('', frame)).toContain(
      `${page}: remotion prints "The frame of the freeze is missing, but … was passed", which no page explains`,
    );
    const row = '| `The frame of the freeze is missing, but null was passed` | It is empty. |';
    expect(found(lines('| Message | Cause |', '| --- | --- |', row), frame)).not.toContainEqual(
      expect.stringContaining(page),
    );
  });

  it('asks for none of a guard, but how many there are', () => {
    expect(found('', {...frame, guard: 'It was checked before.'})).toEqual([
      expect.stringMatching(/^reference\/data\/guards.ts: 1 messages are called guards, \d+ were read$/),
    ]);
  });
});

describe('offered values', () => {
  const table = (...values: string[]): string =>
    lines(
      '### `extrapolateLeft`',
      '',
      '<Option of="interpolate" name="extrapolateLeft" />',
      '',
      '| Value | Result |',
      '| --- | --- |',
      ...values.map((value) => `| \`${value}\` | It does something. |`),
    );
  // The front matter has a line more.
  const of = (text: string): string[] => messages(offeredValues, content(text, {package: 'remotion'}));

  it('accepts the values of the type', () => {
    expect(of(table('extend', 'clamp', 'identity'))).toEqual([]);
  });

  it('finds one that is not allowed, and one that is left out', () => {
    expect(of(table('extend', 'clamp', 'wrap'))).toEqual([
      `${first + 5}: "wrap" is no value of extrapolateLeft`,
      `${first + 5}: The table leaves out "identity" of extrapolateLeft`,
    ]);
  });
});

describe('sentences', () => {
  it('measures the median', () => {
    const long = `This ${'very '.repeat(24)}long sentence goes on.`;
    expect(messages(sentences, content(`${long} ${long}`))).toEqual([
      '1: Half of the sentences have more than 28 words',
    ]);
    expect(messages(sentences, content(`${long} It ends here now. It ends there then.`))).toEqual([]);
  });
});

describe('policies', () => {
  it('names one that is not what the package prints', () => {
    const block = (policy: string): Content => content(lines('```json title="remotion-lambda-policy"', policy, '```'));
    expect(messages(policies, block('{}'))).toEqual([
      '9: The policy "remotion-lambda-policy" is not what the package prints',
    ]);
  });
});
