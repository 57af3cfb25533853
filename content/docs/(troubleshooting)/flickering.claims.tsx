import {Linter} from 'eslint';
import remotion from '@remotion/eslint-plugin';
import parser from '@typescript-eslint/parser';
import {act, type ReactNode, useEffect, useState} from 'react';
import {continueRender, delayRender, IFrame, Img, random, useCurrentFrame} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {holdImages} from '../../../packages/claims/dom/holdImages.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {importFresh} from '../../../packages/claims/importFresh.ts';

const src = 'http://localhost:3000/photo.png';

function StateCounter(): ReactNode {
  const frame = useCurrentFrame();
  const [count, setCount] = useState(0);
  useEffect(() => {
    setCount((before) => before + 3);
  }, [frame]);
  return count;
}

function FrameCounter(): ReactNode {
  return useCurrentFrame() * 3;
}

/** Renders frames in this order, as one tab does. Returns the text at the last one. */
async function renderInTab(element: ReactNode, [first = 0, ...frames]: readonly number[]): Promise<string> {
  const {setFrame, getText} = await mount(element, {frame: first});
  for (const frame of frames) {
    await setFrame(frame);
  }
  return getText();
}

claim(
  'If you increment a counter or update a position on each frame, every tab ends up with a different result.',
  async () => {
    const results = [await renderInTab(<StateCounter />, [0, 1, 2, 4, 5]), await renderInTab(<StateCounter />, [3, 5])];
    expect(results).toEqual(['15', '6']);
  },
);

claim('Calculate the value for the current frame directly, without relying on previous frames:', async () => {
  const results = [await renderInTab(<FrameCounter />, [0, 1, 2, 4, 5]), await renderInTab(<FrameCounter />, [3, 5])];
  expect(results).toEqual(['15', '15']);
});

claim('Math.random() returns a new number in each tab and each time your component renders.', async () => {
  const values: number[] = [];
  function Star(): ReactNode {
    useCurrentFrame();
    values.push(Math.random());
    return null;
  }
  await renderInTab(<Star />, [0, 1]);
  await renderInTab(<Star />, [1]);
  expect(new Set(values).size).toBe(values.length);
});

claim('random() takes a seed and returns the same number for that seed in every tab.', () => {
  const other = importFresh<typeof import('remotion/dist/random.js')>('remotion/dist/random.js');
  expect(other.random).not.toBe(random);
  expect(other.random('star-3')).toBe(random('star-3'));
  expect(random('star-3')).not.toBe(random('star-4'));
});

claim(
  "Remotion doesn't track native <img> and <iframe> tags or your own requests, so it doesn't wait for them.",
  async () => {
    holdImages();
    simulateRender();
    await mount(
      <>
        <img src={src} alt="" />
        <iframe src="about:blank" title="Map" />
      </>,
    );
    expect(window.ready).toBe(true);
  },
);

claim('Use <Img>, <IFrame>, <Video> and <Audio> instead of the native tags.', async () => {
  holdImages();
  simulateRender();
  for (const element of [<Img src={src} />, <IFrame src="about:blank" />]) {
    await mount(element);
    expect(window.ready).toBe(false);
  }
});

claim('call delayRender() before you start, and continueRender() once the result is on the screen.', async () => {
  simulateRender();
  const handles: number[] = [];
  function Chart(): ReactNode {
    const [handle] = useState(() => delayRender());
    handles.push(handle);
    return null;
  }
  await mount(<Chart />);
  expect(window.ready).toBe(false);
  await act(async () => continueRender(handles[0] ?? 0));
  expect(window.ready).toBe(true);
});

claim(
  'Its rules deterministic-randomness, warn-native-media-tag and use-gif-component find random values, native media tags and animated GIFs.',
  () => {
    const examples = {
      'deterministic-randomness': 'const left = Math.random();',
      'warn-native-media-tag': 'const photo = <img src="photo.png" />;',
      'use-gif-component': 'import {Img} from \'remotion\';\nconst sticker = <Img src="dancer.gif" />;',
    };
    for (const [rule, code] of Object.entries(examples)) {
      const [report] = new Linter().verify(
        code,
        [
          {
            files: ['**/*.tsx'],
            languageOptions: {parser: parser as Linter.Parser, parserOptions: {ecmaFeatures: {jsx: true}}},
            plugins: {'@remotion': remotion as never},
            rules: {[`@remotion/${rule}`]: 'error'},
          },
        ],
        'Video.tsx',
      );
      expect(report?.ruleId).toBe(`@remotion/${rule}`);
    }
  },
);
