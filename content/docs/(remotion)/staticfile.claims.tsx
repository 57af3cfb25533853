import {staticFile} from 'remotion';
import {expect, onTestFinished} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

/** Sets the folder that the preview and bundles use. */
function setStaticBase(base: string): void {
  window.remotion_staticBase = base;
  onTestFinished(() => {
    window.remotion_staticBase = '';
  });
}

claim(
  "Slashes at the beginning are ignored, so staticFile('/music.mp3') and staticFile('music.mp3') return the same URL.",
  () => {
    expect(staticFile('/music.mp3')).toBe(staticFile('music.mp3'));
    expect(staticFile('///music.mp3')).toBe(staticFile('music.mp3'));
  },
);

claim('Separate folders with /.', () => {
  expect(staticFile('images/camera.png')).toBe('/images/camera.png');
});

claim("The function doesn't check whether the file exists.", () => {
  expect(staticFile('missing.png')).toBe('/missing.png');
  expect(staticFile('')).toBe('/');
});

claim('A path that starts with / and is relative to the current server.', () => {
  expect(staticFile('music.mp3')).toMatch(/^\//);
  setStaticBase('public');
  expect(staticFile('music.mp3')).toBe('/public/music.mp3');
});

claim('Preview | /static-8f0b3c1d2e4a/music.mp3', () => {
  setStaticBase('/static-8f0b3c1d2e4a');
  expect(staticFile('music.mp3')).toBe('/static-8f0b3c1d2e4a/music.mp3');
});

claim('Local render | /public/music.mp3', () => {
  setStaticBase('/public');
  expect(staticFile('music.mp3')).toBe('/public/music.mp3');
});

claim('Bundle with a publicPath, such as on Lambda | /sites/my-site/public/music.mp3', () => {
  setStaticBase('/sites/my-site/public');
  expect(staticFile('music.mp3')).toBe('/sites/my-site/public/music.mp3');
});

claim('Player in your own app | /music.mp3', () => {
  expect(window.remotion_staticBase || '').toBe('');
  expect(staticFile('music.mp3')).toBe('/music.mp3');
});

claim("The function doesn't encode the path, so you need to handle all other characters yourself:", () => {
  expect(staticFile('Clip #1?.mp4')).toBe('/Clip #1?.mp4');
  expect(staticFile(encodeURIComponent('Clip #1.mp4'))).toBe('/Clip%20%231.mp4');
});

claim('The path starts with ./ or ...', () => {
  for (const path of ['../logo.png', './logo.png', '..']) {
    expect(() => staticFile(path)).toThrow(
      `staticFile() does not support relative paths - got "${path}". Instead, pass the name of a file that is inside the public/ folder.`,
    );
  }
});

claim('The path starts with http:// or https://.', () => {
  for (const path of ['https://example.com/logo.png', 'http://example.com/logo.png']) {
    expect(() => staticFile(path)).toThrow(
      `staticFile() does not support remote URLs - got "${path}". Instead, pass the URL without wrapping it in staticFile().`,
    );
  }
});

claim("The path is relative to the public folder, not to your project, so don't start it with public:", () => {
  setStaticBase('/public');
  expect(staticFile('public/logo.png')).toBe('/public/public/logo.png');
});

claim('In a URL, they only work in browsers, so always use /:', () => {
  const path = staticFile('images\\logo.png');
  expect(path).toBe('/images\\logo.png');
  expect(new URL(path, 'http://localhost:3000').pathname).toBe('/images/logo.png');
});
