import {expect, test} from 'vitest';
import {readContent} from '../../content-model/readContent.ts';
import {createCodeChecker} from './createCodeChecker.ts';
import {listExportPages} from './listExportPages.ts';
import {readCorpus} from './readCorpus.ts';
import {readTypeLibrary} from './readTypeLibrary.ts';

/** One for each kind of check. `programs.corpus.test.ts` checks all of them with all packages. */
const names = ['spring-tension.ts', 'native-img.tsx', 'css-transition.tsx', 'css-animation-in-file.css'];

const {model, pages} = readContent();
const checker = createCodeChecker(readTypeLibrary(['remotion', 'react', 'react/jsx-runtime']), {
  model,
  pages: listExportPages(pages),
});
const right = "import {useCurrentFrame} from 'remotion';\n\nexport const Title = () => <h1>{useCurrentFrame()}</h1>;\n";

test('finds type errors, lint errors and mistakes that compile', () => {
  const programs = readCorpus().filter(({name}) => names.includes(name));
  const findings = checker.checkPrograms(programs.map(({file}) => [file]));
  expect(programs.map(({name}) => name).sort()).toEqual([...names].sort());
  expect(
    programs.map(({finds}, index) => findings[index]?.some(({rule}) => rule.startsWith(finds)) === true),
  ).not.toContain(false);
});

test('finds nothing in code without mistakes, whether it is TypeScript or JavaScript', () => {
  expect(checker.checkPrograms([[{path: 'Title.tsx', text: right}], [{path: 'Title.jsx', text: right}]])).toEqual([
    [],
    [],
  ]);
});

test('checks files that import each other, and names what it does not know', () => {
  const {findings, unchecked} = checker.check([
    {path: 'src/Root.tsx', text: "import {Title} from './Title';\nimport axios from 'axios';\n\naxios(Title());\n"},
    {path: 'src/Title.tsx', text: right},
  ]);
  expect(findings).toEqual([]);
  expect(unchecked).toEqual(['axios']);
});

test('explains a syntax error without linking to a page about types', () => {
  const {findings} = checker.check([{path: 'a.tsx', text: 'export const A = () => {\n'}]);
  expect(findings).toEqual([
    expect.objectContaining({message: "'}' expected.", fix: expect.stringContaining('syntax')}),
  ]);
  expect(findings[0]).not.toHaveProperty('link');
});

test.each(['<p>a</div>', '<p>a', '<>a', '<p title={}>a</p>'])('explains the syntax error in %s', (element) => {
  const {findings} = checker.check([{path: 'a.tsx', text: `export const A = () => ${element};\n`}]);
  expect(findings).not.toEqual([]);
  expect(findings.filter(({fix, link}) => !fix.includes('syntax') || link !== undefined)).toEqual([]);
});

test.each([
  [
    "import type {AbsoluteFill} from 'remotion';\n\nexport const A = () => <AbsoluteFill />;\n",
    'typescript/1361',
    'Write import instead of import type.',
  ],
  ["import sizes from './size';\n\nconsole.log(sizes);\n", 'typescript/1192', 'by name'],
  ["export const size = {width: 'wide'} satisfies {width: number};\n", 'typescript/2322', 'type'],
  ['export const load = async (): number => 1;\n', 'typescript/1064', 'Write Promise<number>.'],
])("doesn't call %j a syntax error", (text, rule, fix) => {
  const {findings} = checker.check([
    {path: 'a.tsx', text},
    {path: 'size.ts', text: 'export const size = 1;\n'},
  ]);
  expect(findings).toMatchObject([{rule, fix: expect.stringContaining(fix)}]);
  expect(findings[0]?.fix).not.toContain('syntax');
});

test('knows the page that documents an export best', () => {
  expect(listExportPages(pages).get('PlayerRef')).toBe('/docs/player/player-ref');
  expect(listExportPages(pages).get('Player')).toBe('/docs/player/api');
});

test('links to the page of the element', () => {
  const text =
    "import {Audio} from 'remotion';\n\nexport const A = () => <Audio src={'https://example.com/a.mp3'} startFrom={-1} />;\n";
  expect(checker.check([{path: 'a.tsx', text}]).findings).toMatchObject([{rule: 'media-props', link: '/docs/audio'}]);
});

test('says how to rename a CommonJS file that uses await, and accepts a module with its own require()', () => {
  const load = "const {bundle} = require('@remotion/bundler');\nawait bundle({entryPoint: 'src/index.ts'});\n";
  const common = checker.check([{path: 'bundle.cjs', text: load}]);
  expect(common.findings.map(({rule, fix}) => [rule, fix])).toContainEqual([
    'common-module',
    'Change its extension to .mjs and use import, or move the code to an async function.',
  ]);
  const text = `import {createRequire} from 'node:module';\n\nconst require = createRequire(import.meta.url);\n${load}`;
  expect(checker.check([{path: 'bundle.mjs', text}]).findings.filter(({rule}) => rule === 'common-module')).toEqual([]);
});

test('accepts what stitchFramesToVideo() does not check: how the frames were rendered, and the file name', () => {
  const text = `import {stitchFramesToVideo} from '@remotion/renderer';

await stitchFramesToVideo({
  codec: 'vp8',
  pixelFormat: 'yuva420p',
  outputLocation: 'out/video.mp4',
  fps: 30,
  width: 640,
  height: 360,
  force: true,
  assetsInfo: JSON.parse(process.argv[2] ?? ''),
});
`;
  expect(checker.check([{path: 'stitch.mts', text}]).findings).toEqual([]);
});

test.each([
  'render Main out.mp4 --codec $CODEC',
  "render Main out.mp4 --codec='vp8'",
  'render Main out.mov --crf="$CRF"',
  'render Main --pixel-format=yuva420p',
  'render Main out.mp4 --codec=h264 > log.txt',
  'render Main out.mp4 --codec=h264 2> log.txt',
  'render Main out.mp4 --codec=h264|tee log.txt',
  'render Main out.mp4 --codec=h264, which takes a minute.',
  'render Main out.mp4 --crf=18.',
  "render Main 'out (1).mp4'",
  'render Main out.mp4 --codec=h264; ls',
  'render Main out.mp4 --frames=10-59 && ls',
  'render Main out.mp4 --frames=10-59; ls',
  'render Main out.mp4 --frames=0-9)',
  'render <entry-point> <composition-id> <output>',
])('finds no conflict in %s', (command) => {
  const {findings} = checker.check([{path: 'a.sh', text: `npx remotion ${command}\n`}]);
  expect(findings).toEqual([]);
});

test.each([
  ['out.mp4 --codec vp8', 'The extension .mp4 implies the codec h264, but --codec is vp8'],
  ['out/x.webm --codec=h264', 'The extension .webm implies the codec vp8'],
  ['out.mov --crf=18', "doesn't support a CRF"],
  ['out.mp4 --codec=av1', '--codec must be one of'],
])('finds the conflict in the command with %s', (words, message) => {
  const {findings} = checker.check([{path: 'a.sh', text: `npx remotion render Main ${words}\n`}]);
  expect(findings).toMatchObject([{rule: 'command-line', message: expect.stringContaining(message)}]);
});

test('writes fixes with the names of the program', () => {
  const text = `import {spring, Video} from 'remotion';

export const Clip = ({title}) => <Video src="./media/clip.mp4" trimBefore={30} title={title} />;
export const pop = (frame: number, fps: number) => spring({frame, fps, config: {tension: 200}});
`;
  const {findings} = checker.check([{path: 'src/Clip.tsx', text}]);
  expect(findings.map(({fix}) => fix)).toEqual([
    expect.stringContaining('React.FC<{title: string}>'),
    expect.stringContaining("staticFile('media/clip.mp4')"),
    'Write startFrom.',
    'Write stiffness.',
  ]);
  expect(Math.max(...findings.map(({message}) => message.length))).toBeLessThan(200);
});

// The fixes depend on the words of TypeScript's messages, which a new version may change.
test.each([
  ["import {transition} from '@remotion/transitions';", 'Overlap two <Sequence>s'],
  ["import {Sequnce} from 'remotion';", 'Write Sequence.'],
  ["import {cancelRender} from 'remotion';", 'Throw an error while rendering'],
  ["import {renderStill} from 'remotion';", "Import it from '@remotion/renderer'."],
  ['spring({frame: 0, fps: 30, durationInFrame: 20});', 'Write durationInFrames.'],
  ['spring({frame: 0});', 'Add fps.'],
  ['spring({});', 'Add frame, fps.'],
  ['spring({frame: 0, fps: 30, bounce: 1});', 'Remove bounce. spring has '],
  ['export const Scene = () => <Sequence from={5} bounce={1} />;', 'Remove bounce. Sequence has '],
])('explains the type error in %s', (code, fix) => {
  const text = code.startsWith('import') ? code : `import {Sequence, spring} from 'remotion';\n${code}`;
  expect(checker.check([{path: 'a.tsx', text}]).findings.map((finding) => finding.fix)).toEqual([
    expect.stringContaining(fix),
  ]);
});
