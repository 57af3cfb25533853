import {describe, expect, test} from 'vitest';
import {findSymbols} from './findSymbols.ts';

describe('findSymbols', () => {
  test.each([
    ['delayRender() and continueRender()', ['delayRender()', 'continueRender()']],
    ['<Img> and <IFrame> tags', ['<Img>', '<IFrame>']],
    ['<SkiaCanvas />', ['<SkiaCanvas />']],
    ['Types of @remotion/renderer', ['@remotion/renderer']],
    ['npx remotion lambda render', ['npx remotion lambda render']],
    ['Config.Rendering.setCrf()', ['Config.Rendering.setCrf()']],
    ['The --props flag', ['--props']],
    ['PlayerRef', ['PlayerRef']],
    ['VERSION', ['VERSION']],
    ['staticFile() with useEffect', ['staticFile()', 'useEffect']],
    ['Render your video', []],
    ['Server-Side Rendering', []],
    ['Errors', []],
  ])('%s', (title, expected) => {
    expect(findSymbols(title)).toEqual(expected);
  });

  test('finds inline code without the mark of an optional field', () => {
    expect(findSymbols('easing', ['easing?'])).toEqual(['easing']);
    expect(findSymbols('Run npm start', ['npm start'])).toEqual([]);
  });
});
