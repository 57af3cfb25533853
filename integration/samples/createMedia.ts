import {execFileSync} from 'node:child_process';
import {copyFileSync, mkdirSync, writeFileSync} from 'node:fs';
import {extname, join} from 'node:path';
import {root} from '../../packages/tooling/root.ts';

/** One file of each kind that samples use, by extension: `.mp4`. */
export type Media = ReadonlyMap<string, string>;

const existing = ['coast.webm', 'coast.webp', 'song.mp3', 'dancer.gif', 'geist.woff2', 'pulse.json'];

const circle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="90" height="90"><circle cx="4" cy="4" r="4" fill="tomato"/></svg>';

/** `add(a: i32, b: i32): i32`, as WebAssembly. */
const add = '0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b';

/** Writes the media files that stand for those of readers to a folder. */
export function createMedia(folder: string): Media {
  mkdirSync(folder, {recursive: true});
  const getPath = (name: string): string => join(folder, name);
  for (const name of existing) {
    copyFileSync(join(root, 'demos/public/media', name), getPath(name));
  }
  const convert = (from: string, to: string, ...options: readonly string[]): void => {
    execFileSync('ffmpeg', ['-v', 'error', '-i', getPath(from), ...options, getPath(to)]);
  };
  convert('coast.webm', 'coast.mp4', '-pix_fmt', 'yuv420p');
  convert('coast.webp', 'coast.png');
  convert('coast.webp', 'coast.jpg');
  convert('song.mp3', 'song.wav', '-t', '5');
  const written = {
    'circle.svg': circle,
    'plain.frag': 'void main() { gl_FragColor = vec4(1.0); }',
    'style.css': '',
    'add.wasm': Buffer.from(add, 'hex'),
    'Scene.tsx': 'export const Scene: React.FC = () => <b>Scene</b>;\n\nexport default Scene;\n',
  };
  for (const [name, content] of Object.entries(written)) {
    writeFileSync(getPath(name), content);
  }
  const names = [...existing, ...Object.keys(written), 'coast.mp4', 'coast.png', 'coast.jpg', 'song.wav'];
  return new Map(names.map((name) => [extname(name), getPath(name)]));
}
