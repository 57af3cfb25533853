import {expect, test} from 'vitest';
import {parsePage} from '../page.ts';
import {readSampleRuns} from './readSampleRuns.ts';
import {getSamples} from './sample.ts';

/** Returns how the blocks of a page are run, and why not. */
function read(...blocks: readonly string[]): string[] {
  const page = parsePage('content/docs/a.mdx', blocks.map((block) => `\`\`\`${block}\n\`\`\``).join('\n\n'));
  return readSampleRuns(getSamples(page)).map(({kind, reason}) => (reason === undefined ? kind : `${kind}: ${reason}`));
}

test('renders components, roots, values and functions of the frame', () => {
  expect(
    read(
      'tsx\nexport const A = () => <b />;',
      'tsx\nexport const Root = () => <Composition />;',
      "ts\nimport {registerRoot} from 'remotion';\nregisterRoot(Root);",
      'ts\nexport const a = 1;',
      'ts\nexport const move = (frame: number) => frame;',
    ),
  ).toEqual(['frames', 'frames', 'frames', 'frames', 'frames']);
});

test('calls Lambda, and shows what needs a Player in a web page', () => {
  expect(
    read(
      "ts\nimport {getSites} from '@remotion/lambda';\nexport const list = () => getSites({region: 'us-east-1'});",
      "ts\nimport {getSites} from '@remotion/lambda';\nexport const list = (page: number) => getSites({});",
      "tsx\nimport {Player} from '@remotion/player';\nexport const App = () => <Player />;",
      "tsx\nimport type {PlayerRef} from '@remotion/player';\nexport const App = () => <b />;",
    ),
  ).toEqual(['lambda', 'none: Its function list() needs arguments.', 'app', 'app']);
});

test('calls the renderer and the bundler', () => {
  expect(
    read(
      "ts\nimport {bundle} from '@remotion/bundler';\nexport const run = () => bundle({});",
      "ts\nimport {renderStill} from '@remotion/renderer';\nexport const run = (serveUrl, composition) => renderStill({});",
      "ts\nimport {renderStill} from '@remotion/renderer';\nexport const run = (names) => renderStill({});",
    ),
  ).toEqual(['node', 'node', 'none: Its function run() needs arguments.']);
});

test('loads configuration files', () => {
  const config = "ts\nimport {Config} from 'remotion';\nConfig.Output.setCodec('gif');";
  expect(read(config)).toEqual(['settings']);
});

test('runs what needs values as a part of the sample that imports it', () => {
  const title = 'tsx title="src/Title.tsx"\nexport const Title = ({text}) => <b>{text}</b>;';
  const double = 'ts title="src/double.ts"\nexport const double = (x: number) => 2 * x;';
  const video =
    "tsx title=\"src/Video.tsx\"\nimport {Title} from './Title';\nimport {double} from './double';\nexport const Video = () => <Title text={double(1)} />;";
  expect(read(title, double, video)).toEqual(['imported', 'imported', 'frames']);
  expect(read(double)).toEqual(['none: Its function double() needs arguments.']);
});

test('says why the others are not run', () => {
  expect(
    read(
      'tsx wrong\nexport const A = () => <b />;',
      'ts error="2322"\nexport const a: string = 1;',
      'ts\nexport type A = string;',
      'js\nmodule.exports = {};',
    ),
  ).toEqual([
    'none: It shows a mistake.',
    'none: It shows a mistake.',
    'none: It only contains types.',
    'none: It configures another tool.',
  ]);
});

test('ignores other languages', () => {
  expect(read('bash\nnpm start', 'json\n{}')).toEqual([]);
});
