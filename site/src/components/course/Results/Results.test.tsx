import {expect, test} from 'vitest';
import {page} from 'vitest/browser';
import {render} from 'vitest-browser-react';
import type {LessonOutcome} from '../LessonEditor/useLessonCheck.ts';
import {findMissingUnit} from './findMissingUnit.ts';
import {Results} from './Results.tsx';

const failed: LessonOutcome = {
  status: 'checked',
  isSolved: false,
  results: [{title: 'The title is large', finding: {expected: 'It should be large.', found: 'It’s small.'}}],
};
const solved: LessonOutcome = {status: 'checked', isSolved: true, results: [{title: 'The title is large'}]};

function createResults(code: string, outcome: LessonOutcome) {
  return <Results outcome={outcome} code={code} isDone={false} hasTypes onShow={() => undefined} />;
}

test('explains styles without a unit if a check has failed', async () => {
  const {rerender} = await render(createResults("const a = <p style={{fontSize: '80'}} />;", failed));
  const hint = page.getByText('has no unit');
  await expect
    .element(hint)
    .toHaveTextContent(
      "The browser ignores fontSize: '80' because it has no unit. Write fontSize: '80px' or fontSize: 80, because React adds px to numbers.",
    );
  await rerender(createResults("const a = <p style={{transform: 'translateX(100)'}} />;", failed));
  await expect
    .element(hint)
    .toHaveTextContent(
      "The browser ignores transform: 'translateX(100)' because it has no unit. Write transform: 'translateX(100px)'.",
    );
  await rerender(createResults("const a = <p style={{fontSize: '80'}} />;", solved));
  await expect.element(hint).not.toBeInTheDocument();
});

test('explains a value in normal quotes if a check has failed', async () => {
  const code = "const style = {transform: 'translateX(${x}px)'};";
  const {rerender} = await render(createResults(code, failed));
  const hint = page.getByText('is only text');
  await expect.element(hint).toHaveTextContent("'translateX(${x}px)' is only text. Put it in backticks");
  await rerender(createResults(code, solved));
  await expect.element(hint).not.toBeInTheDocument();
});

test.each([
  ["width: '100'", "width: '100px'", 'width: 100'],
  ['fontSize: "80"', 'fontSize: "80px"', 'fontSize: 80'],
  ["margin: '10 auto'", "margin: '10px auto'"],
  ["rotate: '45'", "rotate: '45deg'"],
  ["transform: 'translate(0, 20) rotate(45) scale(2)'", "transform: 'translate(0, 20px) rotate(45deg) scale(2)'"],
  ["boxShadow: '0 4 8 black'", "boxShadow: '0 4px 8px black'"],
  ["filter: 'blur(5)'", "filter: 'blur(5px)'"],
  ['width: `${frame * 10}`', 'width: `${frame * 10}px`', 'width: frame * 10'],
  ['marginTop: `-${frame * 2}`', 'marginTop: `-${frame * 2}px`'],
  ['width: `1${frame * 2}`', 'width: `1${frame * 2}px`'],
  ['width: `${x}${frame * 2}`', 'width: `${x}${frame * 2}px`'],
  ['transform: `translateX(${frame * 10})`', 'transform: `translateX(${frame * 10}px)`'],
  ['transform: `translateX(${x}) scale(${0.5 + 1 / 2})`', 'transform: `translateX(${x}px) scale(${0.5 + 1 / 2})`'],
  ['transform: `translateX(${x.toFixed(1)})`', 'transform: `translateX(${x.toFixed(1)}px)`'],
])('finds the missing unit in %s', (style, fixed, asNumber?: string) => {
  const code = `const x = interpolate(frame, [0, 30], [0, 400]);\nconst a = <p title="b" style={{color: 'red', ${style}}} />;`;
  expect(findMissingUnit(code)).toEqual({found: style, fixed, ...(asNumber !== undefined && {asNumber})});
});

test.each([
  'fontSize: 80',
  "opacity: '0.5'",
  "lineHeight: '1.5'",
  "zIndex: '2'",
  "flex: '1'",
  "fontWeight: '700'",
  "scale: '0.5'",
  "transform: 'scale(2)'",
  "aspectRatio: '16 / 9'",
  "top: '0'",
  "width: 'calc(100% - 20px)'",
  "color: '#123456'",
  "backgroundColor: 'rgb(255, 0, 0'",
  "fontFamily: 'Geist 2'",
  "durationInFrames: '90'",
  'color: `rgba(255, 255, 255, ${frame / 30})`',
  'transform: `translateX(${frame * 10}px)`',
  'clipPath: `inset(0 ${(1 - frame) * 100}% 0 0)`',
  // The value may have a unit.
  'width: `${size}`',
  'width: `${unknown}`',
  'transform: `translateX(${size + size})`',
])('finds no missing unit in %s', (style) => {
  // The unit is missing in a comment and in an attribute, too.
  const code = `const size = \`\${frame * 10}px\`;\n// fontSize: '80'\nconst a = <svg width="100" style={{${style}}} />;`;
  expect(findMissingUnit(code)).toBeUndefined();
});

test.each([
  "const A = () => { const size = '40px'; };\nconst B = () => { const size = 40; return <p style={{width: `${size}`}} />; };",
  "const A = () => { const size = 40; return <p style={{width: `${size}`}} />; };\nconst B = () => { const size = '40px'; };",
  'const A = ({x}) => <p style={{width: `${x}`}} />;\nconst B = () => { const x = interpolate(frame, [0, 30], [0, 400]); };',
  'const A = (x) => <p style={{width: `${x}`}} />;\nconst B = () => { const x = 40; };',
  "let size = 40;\nif (frame > 3) { size = '50%'; }\nconst a = <p style={{width: `${size}`}} />;",
  "let size = 40;\nsize += '%';\nconst a = <p style={{width: `${size}`}} />;",
])('doesn’t guess which of several values is inserted', (code) => {
  expect(findMissingUnit(code)).toBeUndefined();
});

test.each([
  "const title: React.CSSProperties = {fontSize: '80'};\nconst a = <p style={title} />;",
  "const a = <p style={title} />;\nconst title = {fontSize: '80'} as const;",
  "const title = {fontSize: '80'};\nconst a = <p style={{color: 'red', ...title}} />;",
  "const a = <p style={{color: 'red', ...(isLarge && {fontSize: '80'})}} />;",
  "const styles = {title: {fontSize: '80'}};\nconst a = <p style={styles.title} />;",
  "function getStyle(size) {\n  return {fontSize: '80'};\n}\nconst a = <p style={getStyle(1)} />;",
  "const a = lines.map((line) => <p style={{fontSize: '80'}}>{line}</p>);",
  "export default () => <p style={isLarge ? {fontSize: '80'} : small} />;",
])('finds styles in %s', (code) => {
  expect(findMissingUnit(code)?.found).toBe("fontSize: '80'");
});

test.each([
  "const points = [{x: '10', y: '20'}];\nconst a = <p style={{left: Number(points[0].x)}} />;",
  "const sizes = {width: '10'};\nconst a = <p style={{width: `${sizes.width}px`}} />;",
  "const sizes = {width: '10'};\nconst a = <p style={getStyle(sizes)} />;",
  "const a = <Chart size={{width: '10'}} style={{color: 'red'}} />;",
  "const Video = () => {\n  draw({width: '10'});\n  return <p style={{color: 'red'}} />;\n};",
])('ignores objects that aren’t styles in %s', (code) => {
  expect(findMissingUnit(code)).toBeUndefined();
});
