import type {ExtraId} from './extras.ts';
import {defineVideo, type StarterVideo} from './StarterVideo.ts';

/** A project that this site offers as a file. */
export type Starter = {
  /** Also the name of its archive, and of its folder in `files` if it has files of its own. */
  readonly id: string;
  readonly title: string;
  /** What it's good for, in one sentence. */
  readonly about: string;
  /** The videos of its own files. A starter without any consists of its extras. */
  readonly videos: readonly StarterVideo[];
  /** The extras that are always part of it. */
  readonly extras: readonly ExtraId[];
  /** Packages that no file imports. */
  readonly packages?: readonly string[];
  /** Scripts in addition to those of every project, with what they do. */
  readonly scripts?: Readonly<Record<string, {readonly command: string; readonly about: string}>>;
  /** Files of this site, by their paths in the project. */
  readonly media?: Readonly<Record<string, string>>;
};

/** All starters, the one for beginners first. */
export const starters: readonly Starter[] = [
  {
    id: 'hello-world',
    title: 'Hello World',
    about: 'A logo, a title and a subtitle, made with springs and sequences. A good first project.',
    videos: [
      defineVideo('HelloWorld', {
        seconds: 5,
        width: 1920,
        height: 1080,
        props: {title: 'Welcome to Remotion', subtitle: 'Edit src/Root.tsx and save the file', color: '#d13f25'},
      }),
    ],
    extras: [],
  },
  {
    id: 'blank',
    title: 'Blank',
    about: 'One empty composition, if you know Remotion.',
    videos: [defineVideo('MyVideo', {seconds: 5})],
    extras: [],
  },
  {
    id: 'three',
    title: '3D scene',
    about: 'A turning cube in React Three Fiber.',
    videos: [],
    extras: ['three'],
  },
  {
    id: 'still',
    title: 'Still images',
    about: 'A preview card, and a server that renders it as a PNG for each request.',
    videos: [defineVideo('PreviewCard', {width: 1200, height: 630, props: {title: 'Hello', author: 'Your name'}})],
    extras: [],
    packages: ['tsx'],
    scripts: {server: {command: 'tsx scripts/server.ts', about: 'Start the server for images'}},
  },
  {
    id: 'audiogram',
    title: 'Audiogram',
    about: 'A podcast clip with a waveform and subtitles from an SRT file.',
    videos: [
      defineVideo('Audiogram', {
        seconds: 8,
        width: 1080,
        height: 1080,
        props: {show: 'Coast Line Radio', title: 'The last train leaves at night', color: '#ff5c3e'},
      }),
    ],
    extras: [],
    media: {'public/episode.mp3': 'media/song.mp3'},
  },
  {
    id: 'speech',
    title: 'Text to speech',
    about: 'Sentences that your computer reads aloud, and whose words light up.',
    videos: [defineVideo('Narration', {seconds: 12, props: {color: '#ff5c3e'}})],
    extras: [],
    packages: ['tsx'],
    scripts: {speak: {command: 'tsx scripts/speak.ts', about: 'Record the sentences in src/narration.json again'}},
    media: {
      'public/narration/1.mp3': 'media/speech-1.mp3',
      'public/narration/2.mp3': 'media/speech-2.mp3',
      'public/narration/3.mp3': 'media/speech-3.mp3',
    },
  },
  {
    id: 'tailwind',
    title: 'Tailwind',
    about: 'A title that is styled with Tailwind classes.',
    videos: [],
    extras: ['tailwind'],
  },
  {
    id: 'skia',
    title: 'Skia',
    about: 'Blurred circles, drawn with React Native Skia.',
    videos: [],
    extras: ['skia'],
  },
];

/** The starter for readers who haven't chosen one. */
export const firstStarter = 'hello-world';

/** Finds a starter. */
export function findStarter(id: string): Starter | undefined {
  return starters.find((item) => item.id === id);
}
