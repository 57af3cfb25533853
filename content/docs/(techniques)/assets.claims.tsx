import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {Img, Sequence, staticFile} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {readFrames} from '../../../packages/claims/dom/readFrames.ts';
import {simulateRender} from '../../../packages/claims/dom/simulateRender.ts';
import {holdImages} from '../../../packages/claims/dom/holdImages.ts';
import {mount} from '../../../packages/claims/dom/mount.tsx';
import {findWebpackRule} from '../../../packages/claims/readWebpackConfig.ts';

const types = readFileSync(createRequire(import.meta.url).resolve('remotion/dist/asset-types.d.ts'), 'utf8');

function hasTypes(extension: string): boolean {
  return types.includes(`declare module '*.${extension}'`);
}

function expectUrls(...extensions: string[]): void {
  for (const extension of extensions) {
    expect([extension, findWebpackRule(`a.${extension}`)?.type]).toEqual([extension, 'asset/resource']);
  }
}

claim('.png, .svg, .jpg, .jpeg, .webp, .gif, .bmp | The URL of the image', () => {
  expectUrls('png', 'svg', 'jpg', 'jpeg', 'webp', 'gif', 'bmp');
});

claim('.webm, .mp4, .mov, .mp3, .m4a, .wav, .aac | The URL of the video or audio file', () => {
  expectUrls('webm', 'mp4', 'mov', 'mp3', 'm4a', 'wav', 'aac');
});

claim('.woff2, .woff, .otf, .ttf, .eot | The URL of the font', () => {
  expectUrls('woff2', 'woff', 'otf', 'ttf', 'eot');
});

claim('.css | Nothing, but the styles are added to the page', () => {
  expect(String((findWebpackRule('a.css')?.use as readonly string[])[0])).toContain('style-loader');
});

claim('If you need another extension, such as .avif or .glsl', () => {
  for (const extension of ['avif', 'glsl', 'mkv', 'ogg', 'PNG', 'scss', 'mdx', 'wasm']) {
    expect([extension, findWebpackRule(`a.${extension}`)]).toEqual([extension, undefined]);
  }
});

claim(
  "Remotion doesn't include types for all of these extensions. If you import a .webp, .mov, .m4a, .otf, .ttf or .eot file, TypeScript reports",
  () => {
    const images = ['png', 'svg', 'jpg', 'jpeg', 'webp', 'gif', 'bmp'];
    const media = ['webm', 'mp4', 'mov', 'mp3', 'm4a', 'wav', 'aac'];
    const others = ['woff2', 'woff', 'otf', 'ttf', 'eot', 'css'];
    expect([...images, ...media, ...others].filter((extension) => !hasTypes(extension))).toEqual([
      'webp',
      'mov',
      'm4a',
      'otf',
      'ttf',
      'eot',
    ]);
  },
);

claim('Because staticFile() accepts any string, the file names can also come from a list.', () => {
  expect(['harbor.jpg', 'data/a.xyz'].map((name) => staticFile(name))).toEqual(['/harbor.jpg', '/data/a.xyz']);
});

claim('Use <Img> to show an image. During a render, Remotion waits until it has loaded:', async () => {
  holdImages();
  simulateRender();
  const {container} = await mount(<Img src={staticFile('harbor.jpg')} />);
  expect(window.ready).toBe(false);
  container.querySelector('img')?.dispatchEvent(new Event('load'));
  expect(window.ready).toBe(true);
});

claim('After 60 frames, the photo covers the clip. The logo and the caption stay on top the whole time:', async () => {
  const scene = (
    <>
      Waves
      <Sequence from={60}>Photo</Sequence>
      Caption
    </>
  );
  expect(await readFrames(scene, [0, 59, 60, 99])).toEqual([
    'WavesCaption',
    'WavesCaption',
    'WavesPhotoCaption',
    'WavesPhotoCaption',
  ]);
});

claim('staticFile() does not support relative paths', () => {
  for (const path of ['./harbor.jpg', '../harbor.jpg']) {
    expect(() => staticFile(path)).toThrow('staticFile() does not support relative paths');
  }
});
