import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, test} from 'vitest';
import {decodeProject} from '../../playground-core/project/decodeProject.ts';
import {initialEntries} from '../../planner-core/lambda/Entries.ts';
import {getResults} from '../../planner-core/lambda/getResults.ts';
import {requireWorkload} from '../../planner-core/lambda/readEntries.ts';
import {callTool as call} from '../fixtures/callTool.ts';
import {root} from '../../tooling/root.ts';
import {examples} from './examples.ts';
import {sharedTools} from './sharedTools.ts';

describe('search_docs', () => {
  test('returns links with titles and without HTML', async () => {
    const text = await call('search_docs', {query: 'audio'});
    expect(text).toMatch(/^\d+ results\n\n- \[.+\]\(http.+\)/);
    expect(text).not.toMatch(/<mark>|&lt;/);
  });

  test('says what to try when there are no results', async () => {
    const text = await call('search_docs', {query: 'qqqqzzzz'});
    expect(text).toContain('No results for "qqqqzzzz". The closest pages are ');
  });

  test('accepts a query that is longer than the engine reads', async () => {
    expect(await call('search_docs', {query: `audio ${'x'.repeat(900)}`})).toMatch(/results/);
  });

  test('searches a log for its message', async () => {
    const log =
      '> remotion render src/index.ts Intro\nError: A delayRender() "Loading <Img> with src=a.png" was called';
    const message = 'A delayRender() "Loading <Img> with src=a.png" was called';
    expect(await call('search_docs', {query: log})).toBe(await call('search_docs', {query: message}));
  });

  test('names what replaces a function of another version', async () => {
    const text = await call('search_docs', {query: 'selectComposition()'});
    expect(text).toMatch(/^selectComposition isn't part of Remotion 3\.2\. Call getCompositions\(\)/);
    expect(await call('search_docs', {query: 'bundle()'})).not.toContain('part of Remotion 3.2');
  });

  test('rejects an empty query', async () => {
    await expect(call('search_docs', {query: ''})).rejects.toThrow();
  });
});

describe('explain_error', () => {
  test('returns the page that explains a message', async () => {
    const text = await call('explain_error', {
      log: 'Rendering\nError: A delayRender() was called but not cleared after 28000ms.\nTypeError: boom',
    });
    expect(text).toContain('**Line 2:**');
    expect(text).toContain('https://example.com/docs/timeout');
    expect(text).toContain('Call continueRender().');
    expect(text).toContain('Line 3: TypeError: boom');
  });

  test("doesn't say that a message comes from Remotion if it was only found on a page", async () => {
    const text = await call('explain_error', {log: 'Task timed out after 120.02 seconds'});
    expect(text).toContain("This message isn't in the code of Remotion's packages. This page may explain it:");
  });

  test('names the line of an error of another program', async () => {
    const text = await call('explain_error', {log: 'ok\nTypeError: boom\nFailed: target'});
    expect(text).toContain('Line 2 looks like an error');
    expect(text).toContain('Line 3 looks like an error');
    expect(text).not.toMatch(/&#?\w+;/);
  });

  test('says when the text has no error', async () => {
    expect(await call('explain_error', {log: 'all good'})).toContain("doesn't explain any message");
  });
});

describe('plan_render', () => {
  test('returns the command, the configuration file and the calls', async () => {
    const text = await call('plan_render', {options: {'--crf': 20, scale: 0.5, 'Config.Rendering.setMuted': true}});
    expect(text).toContain('Valid for a composition of 1920x1080.');
    expect(text).toContain('npx remotion render src/index.ts my-video out/video.mp4 --crf=20 --scale=0.5 --muted');
    expect(text).toContain('Config.Output.setCrf(20);');
    expect(text).toContain('await renderMedia({');
    expect(text).toContain('await renderMediaOnLambda({');
    expect(text).toContain(
      'https://example.com/docs/cli/render?crf=20&scale=0.5&muted=true#build-or-explain-a-command',
    );
  });

  test.each([
    [{options: {codec: 'prores', crf: 18}}, "The codec prores doesn't support a CRF. Remove it."],
    [{options: {codec: 'h264', pixelFormat: 'yuva420p'}}, 'requires the codec vp8 or vp9'],
    [{options: {pixelFormat: 'yuva420p', codec: 'vp8', imageFormat: 'jpeg'}}, "JPEG frames don't support transparency"],
    [{options: {scale: 0.3}, height: 1081}, 'requires an even width and height'],
    [{composition: 'my_video'}, 'The composition ID "my_video" contains'],
    [{options: {codec: 'av1'}}, '--codec must be one of h264'],
    [{options: {codec: 'vp8'}, output: 'out/a.mp4'}, 'The extension .mp4 implies the codec h264'],
    [{command: 'npx remotion render src/index.ts a out.mp4 --codec=vp8'}, 'The extension .mp4 implies the codec h264'],
    [{command: 'npx remotion render src/index.ts a --qualty=80'}, 'Did you mean --quality?'],
    [{command: 'npx remotion render src/index.ts a --frames=89-0'}, 'Swap the two numbers'],
  ])('says why %o is not valid', async (input, message) => {
    const text = await call('plan_render', input);
    expect(text).toContain('Not valid.');
    expect(text).toContain(message);
  });

  test('lists the flags of a command that the results leave out', async () => {
    const text = await call('plan_render', {
      command: 'npx remotion render Main --crf=20 --props ./a.json --log=verbose',
    });
    expect(text).toContain('Add these yourself: --props ./a.json, --log=verbose.');
    expect(await call('plan_render', {command: 'npx remotion render Main --crf=20'})).not.toContain('yourself');
  });

  test('takes the codec from the name of the file, and notes what has no effect', async () => {
    const text = await call('plan_render', {output: 'out/a.gif', options: {crf: 20, muted: false}});
    expect(text).toContain('npx remotion render src/index.ts my-video out/a.gif --codec=gif --crf=20');
    expect(text).toContain('- With gif, the CRF has no effect.');
  });

  test.each([
    [{options: {qualty: 80}}, 'quality'],
    [{options: {transparent: true}}, '/docs/transparent-videos'],
    [{options: {audio: 'none'}}, '{"muted": true}'],
    [{options: {muted: 'yes'}}, 'pass true or false'],
    [{options: {crf: true}}, 'needs a value'],
    [{command: 'npm install'}, 'npx remotion render'],
  ])('rejects %o', async (input, message) => {
    await expect(call('plan_render', input)).rejects.toThrow(message);
  });
});

describe('estimate_lambda', () => {
  test('returns the plan of the planner, with formulas, sources and a link', async () => {
    const text = await call('estimate_lambda', {seconds: 60, fps: 30});
    const {rows, summary} = getResults(requireWorkload(initialEntries));
    expect(text.split('\n')[0]).toBe(`A video of 60 s at 30 fps: ${summary}`);
    expect(text).toContain(
      'AWS no longer lets you create new ones: https://example.com/docs/lambda/runtime#aws-since-2022',
    );
    expect(rows.filter(({name, value, formula}) => !text.includes(`| ${name} | ${value} | ${formula} |`))).toEqual([]);
    expect(text).toContain('[The formula](https://example.com/docs/lambda/concurrency#the-formula). Version 3.2.44');
    expect(await call('estimate_lambda', {seconds: 90, region: 'eu-west-2'})).toContain(
      'https://example.com/docs/lambda/estimateprice?seconds=90&region=eu-west-2#plan-a-workload',
    );
  });

  test.each([
    [{minutes: 10}, 'estimate_lambda has no argument "minutes". Its arguments are seconds, fps, '],
    [{memory: 128}, 'memory: Enter a whole number from 512 to 10,240'],
    [{seconds: 300, framesPerFunction: 20}, 'framesPerFunction: This needs 450 functions'],
    [{region: 'mars-1'}, 'eu-central-1'],
  ])('rejects %o', async (input, message) => {
    await expect(call('estimate_lambda', input)).rejects.toThrow(message);
  });
});

describe('playground_link', () => {
  test('returns a link that opens the files again', async () => {
    const text = await call('playground_link', {files: [{path: 'src/Title.tsx', text: 'export const Title = 1;'}]});
    const [, code = ''] = /^https:\/\/example\.com\/playground#code=(\S+)$/.exec(text) ?? [];
    expect(decodeProject(code)).toMatchObject({files: {'Title.tsx': 'export const Title = 1;'}, fps: 30});
  });

  test('warns about packages that the playground lacks', async () => {
    const text =
      "import React from 'react';\nimport {\n  pad,\n} from 'left-pad';\nimport type {Z} from 'zod';\nimport 'three';\n";
    const answer = await call('playground_link', {files: [{path: 'Title.tsx', text}]});
    expect(answer).toMatch(
      /^https:\S+\n\nThe playground can't run this code:\n\n- Title\.tsx: left-pad isn't available\. .*$/,
    );
  });

  test('warns about syntax errors, and returns the link even if the checker is busy', async () => {
    const finding = {file: 'A.tsx', line: 1, column: 2, severity: 'error', fix: ''} as const;
    const findings = [
      {...finding, rule: 'typescript/1005', message: "'}' expected."},
      {...finding, rule: 'typescript/17002', message: "Expected corresponding JSX closing tag for 'p'."},
      {...finding, rule: 'typescript/2322', message: 'Wrong type.'},
    ];
    const input = {files: [{path: 'A.tsx', text: '{'}]};
    const link = await call('playground_link', input);
    const wrong = await call('playground_link', input, {checkCode: async () => ({findings, unchecked: []})});
    expect(wrong).toBe(
      `${link}\n\nThe playground can't run this code:\n\n- A.tsx:1:2: '}' expected.\n- A.tsx:1:2: Expected corresponding JSX closing tag for 'p'.`,
    );
    const busy = await call('playground_link', input, {checkCode: () => Promise.reject(new Error('Too many'))});
    expect(busy).toBe(link);
  });

  test.each([
    "import type {\n  Z,\n} from 'zod';\n",
    "export const place = {\n  from: 'left-pad',\n};\n",
    "const a = {\n} + 'left-pad';\nconst b = {\n} 'left-pad';\n",
  ])("doesn't warn about names that the code doesn't import: %j", async (text) => {
    expect(await call('playground_link', {files: [{path: 'Title.tsx', text}]})).toMatch(/^\S+$/);
  });

  test.each(['\n', '\nimport ', '\n export from', '\n}'])('stays fast for a file full of %j', async (part) => {
    const start = performance.now();
    await call('playground_link', {files: [{path: 'Title.tsx', text: part.repeat(100_000 / part.length)}]});
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test.each([
    [{files: [{path: '../x.tsx', text: ''}]}, "isn't a file"],
    [{files: [{path: 'x.tsx', text: ''}], fps: 100_000}, '<=240'],
    [{files: [{path: 'x.tsx', text: ''}], durationInFrames: 0}, 'durationInFrames'],
  ])('rejects what the playground does not open: %#', async (input, message) => {
    await expect(call('playground_link', input)).rejects.toThrow(message);
  });
});

describe('start_project', () => {
  test('returns the files of a project with the size and exact versions', async () => {
    const text = await call('start_project', {width: 1080, height: 1920});
    expect(text).toContain('**package.json**');
    expect(text).toContain('"remotion": "3.2.44"');
    expect(text).toContain('width={1080}');
    expect(text).toContain('registerRoot(');
  });

  test('returns starters with extras in JavaScript, and links to files that are not text', async () => {
    const text = await call('start_project', {
      starter: 'audiogram',
      language: 'javascript',
      manager: 'pnpm',
      extras: ['tailwind'],
      agents: true,
      fps: 60,
    });
    expect(text).toContain('**src/TailwindTitle.jsx**');
    expect(text).toContain('**AGENTS.md**');
    expect(text).toContain('**public/episode.mp3**: download https://example.com/media/song.mp3');
    expect(text).toContain('fps={60}');
    expect(text).toContain('- Install the packages: `pnpm install`');
    expect(text).not.toContain('tsconfig');
  });

  test.each([
    [{width: 0}, '>=1'],
    [{starter: 'helo-world'}, 'Did you mean hello-world?'],
    [{name: 'My Video'}, 'Use lowercase letters'],
    [{starter: 'still', extras: ['player']}, 'player: A still has nothing to play.'],
    [{extras: ['vue']}, 'lottie'],
  ])('rejects %o', async (input, message) => {
    await expect(call('start_project', input)).rejects.toThrow(message);
  });
});

test('check_code returns findings with their fixes and absolute links', async () => {
  const text = await call('check_code', {files: [{path: 'src/A.tsx', text: 'x'}]});
  expect(text).toContain('1 error, 0 warnings');
  expect(text).toContain('**src/A.tsx:3:5** error (wall-clock): Date.now() differs.\n  Fix: Use the frame.');
  expect(text).toContain('https://example.com/docs/flickering#cause-3');
  expect(text).toContain('Not checked, because their types');
});

test.each(['plan_render', 'list_api'])('%s returns what the documentation shows', async (name) => {
  const page = readFileSync(join(root, 'content/docs/(miscellaneous)/ai.mdx'), 'utf8');
  const text = await call(name, examples.find(({tool}) => tool === name)?.input ?? {});
  expect(page).toContain(text.replaceAll('https://example.com', 'https://docs.example.com').trim());
});

test('every tool that works everywhere has an example', () => {
  expect(examples.map(({tool}) => tool)).toEqual(sharedTools.map(({name}) => name));
});
