import {Player} from '@remotion/player';
import {
  calculateCanvasTransformation,
  calculateOuter,
  calculateOuterStyle,
} from '@remotion/player/dist/calculate-scale.js';
import type {CSSProperties, ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {useVideoConfig} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {mountPlayer} from '../../../packages/claims/dom/mountPlayer.tsx';

type Rectangle = {readonly width: number; readonly height: number};

const composition = {id: 'claim', width: 640, height: 360, fps: 30, durationInFrames: 90, defaultProps: {}};

function measure({width, height}: Rectangle): Parameters<typeof calculateOuterStyle>[0]['canvasSize'] {
  return {width, height, left: 0, top: 0, windowSize: {width: 1280, height: 720}};
}

/** Returns the styles of the container once the browser has measured it. */
function readContainer(style: CSSProperties, measured: Rectangle): CSSProperties {
  return calculateOuterStyle({config: composition, style, canvasSize: measure(measured)});
}

/** Returns the size and the position of the video in a container of this size. */
function readVideo(container: Rectangle): CSSProperties {
  const layout = calculateCanvasTransformation({
    canvasSize: measure(container) as never,
    compositionWidth: 640,
    compositionHeight: 360,
    previewSize: 'auto',
  });
  return calculateOuter({layout, scale: layout.scale, config: composition});
}

claim('None | 640 × 360 | 640 × 360, wider than the column', () => {
  expect(readContainer({}, {width: 640, height: 360})).toMatchObject({width: 640, height: 360});
  expect(readVideo({width: 640, height: 360})).toMatchObject({width: 640, height: 360, left: 0, top: 0});
});

claim('{width: 400} | 400 × 225 | 400 × 225', () => {
  expect(readContainer({width: 400}, {width: 400, height: 360})).toMatchObject({width: 400, height: 225});
  expect(readVideo({width: 400, height: 225})).toMatchObject({width: 400, height: 225, left: 0, top: 0});
});

claim('{height: 180} | 320 × 180 | 320 × 180', () => {
  expect(readContainer({height: 180}, {width: 500, height: 180})).toMatchObject({width: 320, height: 180});
  expect(readVideo({width: 320, height: 180})).toMatchObject({width: 320, height: 180});
});

claim("{width: '100%'} | 500 × 281.25 | 500 × 281.25", () => {
  expect(readContainer({width: '100%'}, {width: 500, height: 360})).toMatchObject({width: '100%', height: 281.25});
  expect(readVideo({width: 500, height: 281.25})).toMatchObject({width: 500, height: 281.25, left: 0, top: 0});
});

claim('{width: 400, height: 400} | 400 × 400 | 400 × 225, centered', () => {
  expect(readContainer({width: 400, height: 400}, {width: 400, height: 400})).toMatchObject({width: 400, height: 400});
  expect(readVideo({width: 400, height: 400})).toMatchObject({width: 400, height: 225, left: 0, top: 87.5});
});

claim("{width: '100%', height: 'auto', aspectRatio: '640 / 360'} | 500 × 281.25 | 500 × 281.25", () => {
  const style = {width: '100%', height: 'auto', aspectRatio: '640 / 360'};
  expect(readContainer(style, {width: 500, height: 281.25})).toMatchObject(style);
  expect(readVideo({width: 500, height: 281.25})).toMatchObject({width: 500, height: 281.25});
});

claim("{maxWidth: '100%'} | 500 × 360 | 500 × 281.25, centered", () => {
  const style = {maxWidth: '100%'};
  expect(readContainer(style, {width: 500, height: 360})).toMatchObject({...style, width: 640, height: 360});
  expect(readVideo({width: 500, height: 360})).toMatchObject({width: 500, height: 281.25, left: 0, top: 39.375});
});

claim('The Player only looks at width and height in style.', async () => {
  const {player} = await mountPlayer({className: 'small', style: {aspectRatio: '1 / 1', color: 'red'}});
  const {width, height} = player.getContainerNode()?.style ?? {};
  expect([width, height]).toEqual(['1280px', '720px']);
});

claim(
  'In a 1280x720 composition, useVideoConfig() always returns 1280 and 720, and a font size of 60 means 60 pixels in the composition.',
  async () => {
    function Sizes(): ReactNode {
      const {width, height} = useVideoConfig();
      return <p style={{fontSize: 60}}>{`${width}x${height}`}</p>;
    }
    const {container} = await mountPlayer({component: Sizes, style: {width: 320}});
    const text = container.querySelector('p');
    expect([text?.textContent, text?.style.fontSize]).toEqual(['1280x720', '60px']);
  },
);

function renderOnServer(style: CSSProperties): string {
  return renderToString(
    <Player
      component={() => null}
      durationInFrames={90}
      fps={30}
      compositionWidth={1280}
      compositionHeight={720}
      style={style}
    />,
  );
}

claim(
  "Until then, and in server-rendered HTML, the Player is as tall as the composition. For a composition of 1280x720, that's 720 pixels, even on a phone.",
  () => {
    expect(renderOnServer({width: '100%'})).toContain('width:100%;height:720px');
  },
);

claim(
  "If you also set height: 'auto' and aspectRatio, the browser can calculate the height before any JavaScript runs.",
  () => {
    const html = renderOnServer({width: '100%', height: 'auto', aspectRatio: '1280 / 720'});
    expect(html).toContain('width:100%;height:auto;aspect-ratio:1280 / 720');
  },
);
