import {mkdirSync, mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {type PageBlock, drawingProject} from './drawingProject';
import {rememberProject, writeProjects} from './rememberProject';

const block = (code: string, rest: Partial<PageBlock> = {}): PageBlock => ({language: 'tsx', code, ...rest});
const title = block('export const Title = () => <h1>Hello</h1>;');
const filesOf = (tested: PageBlock, ...others: PageBlock[]): string[] | undefined => {
  const project = drawingProject(tested, [...others, tested]);
  return project && Object.keys(project.files);
};

describe('drawingProject()', () => {
  it('takes a component that draws by itself', () => {
    expect(filesOf(title)).toEqual(['Title.tsx']);
    expect(filesOf(block(title.code, {title: 'src/parts/Big.tsx'}))).toEqual(['parts/Big.tsx']);
    expect(filesOf(block('export default () => <svg />;'))).toEqual(['Video.tsx']);
  });

  it('takes the blocks of the page that it imports, and those that they import', () => {
    const middle = block("import {a} from './a';\nexport const Middle = () => <b>{a}</b>;", {title: 'src/Middle.tsx'});
    const last = block('export const a = 5;', {language: 'ts', title: 'src/a.ts'});
    const root = block(
      "import {Composition} from 'remotion';\nimport {Middle} from './Middle';\nexport const Root = () => <><Composition id='a' component={Middle} width={9} height={9} fps={30} durationInFrames={9} /></>;",
      {title: 'src/Root.tsx'},
    );
    expect(filesOf(root, middle, last)).toEqual(['Root.tsx', 'Middle.tsx', 'a.ts']);
    expect(filesOf(root, last)).toBeUndefined();
  });

  it('takes files that the playground has, and no others', () => {
    const img = (path: string) =>
      block(`import {Img, staticFile} from 'remotion';\nexport const A = () => <Img src={staticFile('${path}')} />;`);
    expect(filesOf(img('media/coast.webp'))).toBeDefined();
    expect(filesOf(img('logo.png'))).toBeUndefined();
  });

  it.each([
    ['another language', block(title.code, {language: 'jsx'})],
    ['a mistake', block(title.code, {verdict: 'wrong'})],
    ['a package that is not there', block("import {x} from 'd3';\nexport const A = () => <b>{x}</b>;")],
    ['code that does not compile', block('export const A = () => <b>;')],
    ['code that throws', block('export const A = () => { throw new Error(); };')],
    [
      'a frame that throws',
      block(
        "import {useCurrentFrame} from 'remotion';\nexport const A = () => { if (useCurrentFrame() === 40) throw new Error(); return <b>a</b>; };",
      ),
    ],
    ['an unknown name', block('export const A = () => <Missing />;')],
    ['nothing to be seen', block('export const A = () => <div />;')],
    ['a component that needs props', block('export const A = ({a}: {a: string}) => <b>text {a}</b>;')],
    ['what is only declared', block('declare const a: string;\nexport const A = () => <b>text {typeof a}</b>;')],
    ['what only a bundler knows', block('export const A = () => <b>text {process.env.KEY}</b>;')],
    [
      'props in a browser',
      block(
        "import {Lottie} from '@remotion/lottie';\nexport const A = ({data}: {data: never}) => <Lottie animationData={data} />;",
      ),
    ],
    ['two components', block('export const A = () => <b>a</b>;\nexport const B = () => <b>b</b>;')],
    ['no export', block('const A = () => <b>a</b>;')],
    ['another host', block("export const A = () => <img src='https://example.org/a.png' />;")],
    ['classes without their styles', block("export const A = () => <b className='big'>a</b>;")],
    [
      'a page around a player',
      block("import {Player} from '@remotion/player';\nexport const A = () => <p>x {String(Player)}</p>;"),
    ],
  ])('refuses %s', (_, refused) => {
    expect(filesOf(refused)).toBeUndefined();
  });

  it('draws what waits for something, without waiting', () => {
    const waits =
      "import {useState} from 'react';\nimport {delayRender} from 'remotion';\nexport const A = () => { useState(() => delayRender()); return <b>text</b>; };";
    const before = process.env.NODE_ENV;
    expect(filesOf(block(waits))).toBeDefined();
    expect(process.env.NODE_ENV).toBe(before);
  });
});

describe('the projects of a site', () => {
  it('are those that its scripts name', () => {
    const [folder = '', site = ''] = ['kept-', 'site-'].map((name) => mkdtempSync(join(tmpdir(), name)));
    const project = drawingProject(title, [title]);
    if (!project) throw new Error('no project');
    const key = rememberProject(project, folder);
    rememberProject({...project, width: 1}, folder);
    mkdirSync(join(site, 'assets/js'), {recursive: true});
    writeFileSync(join(site, 'assets/js/page.js'), `x({sample:"${key}"})`);
    writeProjects(site, folder);
    const written = readFileSync(join(site, `playground/examples/samples/${key}.json`), 'utf8');
    expect(JSON.parse(written)).toEqual(project);
    writeFileSync(join(site, 'assets/js/other.js'), 'x({sample:"0123456789"})');
    expect(() => writeProjects(site, folder)).toThrow('docusaurus clear');
  });
});
