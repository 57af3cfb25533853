import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import type {MessageModel} from '../../packages/toolkit-model/messages/MessageModel.ts';
import {parsePage} from '../../packages/content-model/page.ts';
import type {Content} from '../../packages/content-model/Content.ts';
import {root} from '../../packages/tooling/root.ts';
import type {ContentCheck} from '../ContentCheck.ts';
import {contentChecks} from '../contentChecks.ts';
import {readPackageFacts} from '../../packages/content-model/readContent.ts';
import {links} from './links.ts';
import {allowedValues} from './allowedValues.ts';
import {policies} from './policies.ts';
import {printedUrls} from './printedUrls.ts';
import {printedMessages} from './printedMessages.ts';
import {samplesCompile} from './samplesCompile.ts';
import {samplesParse} from './samplesParse.ts';
import {structure} from './structure.ts';
import {wording} from './wording.ts';

const {model} = readPackageFacts();

const description = 'Holds its children at one frame, whatever the time is around them.';

/** Creates a page with the given body and front matter. */
function createContent(body: string, frontMatter: Readonly<Record<string, unknown>> = {}): Content {
  const head = {id: 'freeze', title: '<Freeze>', description, kind: 'reference', ...frontMatter};
  const yaml = Object.entries(head).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  const text = ['---', ...yaml, '---', '', body].join('\n');
  return {
    pages: [parsePage('content/docs/(remotion)/freeze.mdx', text)],
    model,
    messages: [],
    pagePaths: ['/docs/freeze'],
  };
}

function getMessages(check: ContentCheck, of: Content): string[] {
  return check.problems(of).map(({line, message}) => `${line}: ${message}`);
}

/** The first line of the body, after four lines of front matter, its two fences and an empty line. */
const first = 8;
function getLines(...text: string[]): string {
  return text.join('\n');
}

test('all files are listed, under their names', () => {
  const files = readdirSync(join(root, 'checks/content')).filter((file) => !file.endsWith('.test.ts'));
  expect(Object.keys(contentChecks).sort()).toEqual(files.map((file) => file.replace(/\.ts$/, '')).sort());
});

describe('structure', () => {
  test('accepts a page with the right structure', () => {
    expect(
      getMessages(structure, createContent(getLines('Text.', '', '## Props', '', '### `frame`', '', '## See also'))),
    ).toEqual([]);
  });

  test("reports a listed page that doesn't exist, and accepts others", () => {
    expect(getMessages(structure, createContent('', {id: 'x'}))).toEqual(["1: The page /docs/freeze doesn't exist"]);
  });

  test('reports a short description', () => {
    expect(getMessages(structure, createContent('', {description: 'Short.'}))).toEqual([
      '2: The description has 6 characters',
    ]);
  });

  test('reports skipped heading levels', () => {
    expect(getMessages(structure, createContent(getLines('# Freeze', '', '### Props')))).toEqual([
      `${first}: The page has a heading of level 1`,
      `${first + 2}: Heading "Props" skips a level`,
    ]);
  });

  test('reports sections in the wrong order', () => {
    expect(getMessages(structure, createContent(getLines('## Pitfalls', '', '## Props')))).toEqual([
      `${first + 2}: "Props" comes after "Pitfalls"`,
    ]);
  });
});

describe('wording', () => {
  test.each(['It is easy to use.', 'Just call it.', 'TODO: write this.', 'It works!'])('rejects "%s"', (text) => {
    expect(getMessages(wording, createContent(text))).toHaveLength(1);
  });

  test('ignores code', () => {
    expect(getMessages(wording, createContent('Call `just()`.\n\n```text\nsimply TODO!\n```'))).toEqual([]);
  });

  test('requires an alternative text for each image', () => {
    expect(getMessages(wording, createContent('![](frame.png)'))).toEqual([
      `${first}: The image frame.png has no alternative text`,
    ]);
  });
});

describe('samples that compile', () => {
  const fence = (code: string, meta = ''): string => getLines(`\`\`\`tsx ${meta}`, code, '```');

  test('accepts a valid sample', () => {
    expect(
      getMessages(samplesCompile, createContent(fence("import {Freeze} from 'remotion';\nexport {Freeze};"))),
    ).toEqual([]);
  });

  test('returns the line and the error of an invalid sample', () => {
    const [problem] = getMessages(
      samplesCompile,
      createContent(fence("import {Frieze} from 'remotion';\nexport {Frieze};")),
    );
    expect(problem).toMatch(new RegExp(`^${first + 1}: TS2724: .*Frieze`));
  });

  test("accepts an expected error, and reports one that doesn't occur", () => {
    const wrong = fence('export const frame: number = "1";', 'wrong error="2322"');
    expect(getMessages(samplesCompile, createContent(wrong))).toEqual([]);
    const right = fence('export const frame: number = 1;', 'error="2322"');
    expect(getMessages(samplesCompile, createContent(right))).toEqual([
      `${first}: The fence expects error TS2322, but the sample doesn't produce it`,
    ]);
  });

  test('compiles with strict', () => {
    expect(getMessages(samplesCompile, createContent(fence('export const f = (x) => x;')))[0]).toMatch(/TS7006/);
  });

  test('lets blocks of a page import each other', () => {
    const title = fence('export const Title: React.FC = () => <h1>Hi</h1>;', 'title="src/Title.tsx"');
    const root = fence(
      "import {Title} from './Title';\nexport const Root = <Title size={1} />;",
      'title="src/Root.tsx"',
    );
    expect(getMessages(samplesCompile, createContent(`${title}\n\n${root}`))[0]).toMatch(/TS2322/);
  });
});

describe('samples that parse', () => {
  test('reads JSON', () => {
    expect(getMessages(samplesParse, createContent('```json\n{"a": }\n```'))[0]).toMatch(/The json sample is invalid/);
  });

  test('rejects a prompt', () => {
    expect(getMessages(samplesParse, createContent('```bash\n$ npm start\n```'))).toEqual([
      `${first + 1}: The command starts with a prompt: $ npm start`,
    ]);
  });

  test('rejects a package that does not exist', () => {
    expect(
      getMessages(samplesParse, createContent('```bash\nnpm install --save-dev @remotion/frieze@3.2.44\n```')),
    ).toEqual([`${first + 1}: "@remotion/frieze" isn't a known package`]);
  });
});

describe('links', () => {
  test('accepts pages, anchors on this page, and other sites', () => {
    const body = '[Freeze](/docs/freeze#props), [props](#props), [MDN](https://developer.mozilla.org/).\n\n## Props';
    expect(getMessages(links, createContent(body))).toEqual([]);
  });

  test('suggests the closest page and anchor', () => {
    const problems = links.problems(createContent('[a](/docs/freze), [b](#prop).\n\n## Props'));
    expect(problems).toMatchObject([
      {line: first, message: "The page /docs/freze doesn't exist", fix: 'The closest match is /docs/freeze'},
      {line: first, message: 'This page has no anchor #prop', fix: 'The closest match is props'},
    ]);
  });

  test('rejects external links to this site and relative paths', () => {
    const body = '[a](https://www.remotion.dev/docs/freeze), [b](./freeze.mdx)';
    expect(getMessages(links, createContent(body))).toEqual([
      `${first}: https://www.remotion.dev/docs/freeze is an external link to this site`,
      `${first}: ./freeze.mdx is a relative link`,
    ]);
  });

  test('reports duplicate headings and broken links in components', () => {
    const body = getLines('## Fix', '', '## Fix', '', '<Card title="x" to="/docs/frieze" />');
    expect(getMessages(links, createContent(body))).toEqual([
      `${first + 2}: The heading "Fix" is on the page twice`,
      `${first + 4}: The page /docs/frieze doesn't exist`,
    ]);
  });

  test('reads the anchor that a heading sets', () => {
    expect(getMessages(links, createContent('[a](#why)\n\n## The reason {/* #why */}'))).toEqual([]);
  });
});

describe('printed URLs', () => {
  test('requires a page, a plan or a redirect', () => {
    const all = getMessages(printedUrls, createContent(''));
    expect(all).toContain("1: The packages print /docs/timeout, which doesn't exist");
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
    printedMessages
      .problems({...createContent(body, {api: ['Freeze']}), messages: printed})
      .map(({file, message}) => `${file}: ${message}`);
  const page = 'content/docs/(remotion)/freeze.mdx';

  test('requires an explanation on the page of the API that prints the message', () => {
    expect(found('', frame)).toContain(
      `${page}: remotion prints "The frame of the freeze is missing, but … was passed", but no page explains it`,
    );
    const row = '| `The frame of the freeze is missing, but null was passed` | It is empty. |';
    expect(found(getLines('| Message | Cause |', '| --- | --- |', row), frame)).not.toContainEqual(
      expect.stringContaining(page),
    );
  });

  test('requires only the number of internal assertions', () => {
    expect(found('', {...frame, assertion: 'It was checked before.'})).toEqual([
      expect.stringMatching(
        /^packages\/toolkit-model\/data\/internalAssertions.ts: 1 messages are marked as internal assertions, but \d+ were reviewed$/,
      ),
    ]);
  });
});

describe('offered values', () => {
  const table = (...values: string[]): string =>
    getLines(
      '### `extrapolateLeft`',
      '',
      '<Option of="interpolate" name="extrapolateLeft" />',
      '',
      '| Value | Result |',
      '| --- | --- |',
      ...values.map((value) => `| \`${value}\` | It does something. |`),
    );
  // The front matter has one more line.
  const of = (text: string): string[] => getMessages(allowedValues, createContent(text, {package: 'remotion'}));

  test('accepts the values of the type', () => {
    expect(of(table('extend', 'clamp', 'identity'))).toEqual([]);
  });

  test('reports invalid and missing values', () => {
    expect(of(table('extend', 'clamp', 'wrap'))).toEqual([
      `${first + 5}: "wrap" isn't a value of extrapolateLeft`,
      `${first + 5}: The table doesn't include "identity" of extrapolateLeft`,
    ]);
  });
});

describe('policies', () => {
  test('reports a policy that differs from the package', () => {
    const block = (policy: string): Content =>
      createContent(getLines('```json title="remotion-lambda-policy"', policy, '```'));
    expect(getMessages(policies, block('{}'))).toEqual([
      '9: The policy "remotion-lambda-policy" differs from the one that the package prints',
    ]);
  });
});
