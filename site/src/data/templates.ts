/** A starter template that the project creator offers. */
export interface Template {
  readonly name: string;
  /** What selects it in the project creator, without the dashes. */
  readonly flag: string;
  /** Heading on the templates page that describes it. */
  readonly anchor: string;
  readonly purpose: string;
  /** What is in it. */
  readonly contents: string;
  /** Owner and name on GitHub. */
  readonly repository: string;
  /** Who made it, where it was not the core team. */
  readonly community?: string;
}

/** All nine, as of 2022; the first is for beginners. */
export const templates: readonly Template[] = [
  {
    name: 'Hello World',
    flag: 'hello-world',
    anchor: 'hello-world',
    purpose: 'TypeScript, Prettier and ESLint. The one to begin with.',
    contents: 'A logo with title and subtitle, 150 frames in 1920×1080. Springs, sequences and props in a small space.',
    repository: 'remotion-dev/template-helloworld',
  },
  {
    name: 'JavaScript',
    flag: 'javascript',
    anchor: 'hello-world-javascript',
    purpose: 'The same start without types.',
    contents: 'The video of Hello World in .jsx files, without a type checker.',
    repository: 'remotion-dev/template-helloworld-javascript',
  },
  {
    name: 'Blank',
    flag: 'blank',
    anchor: 'blank',
    purpose: 'An empty canvas for those who know the way.',
    contents: 'One composition of 60 frames in 1280×720 that draws nothing until you write something.',
    repository: 'remotion-dev/template-empty',
  },
  {
    name: '3D',
    flag: 'three',
    anchor: 'react-three-fiber',
    purpose: 'A scene made with React Three Fiber.',
    contents: 'A turning phone with a video on its screen, 300 frames in 1280×720.',
    repository: 'remotion-dev/template-three',
  },
  {
    name: 'Stills',
    flag: 'still',
    anchor: 'still-images',
    purpose: 'Images, and an HTTP server that renders them.',
    contents: 'A preview card of 1200×627 pixels and a server that draws it as PNG or JPEG for any query.',
    repository: 'remotion-dev/template-still',
  },
  {
    name: 'Text to speech',
    flag: 'tts',
    anchor: 'text-to-speech',
    purpose: 'Reads a text aloud, with Azure.',
    contents: 'A text becomes speech and a video of 150 frames. Needs accounts with Azure and AWS.',
    repository: 'FelippeChemello/Remotion-TTS-Example',
    community: 'Felippe Chemello',
  },
  {
    name: 'Audiogram',
    flag: 'audiogram',
    anchor: 'audiogram',
    purpose: 'A podcast clip with waveform and words.',
    contents: 'A square of 1080×1080 and 30 seconds: cover, title, waveform and subtitles from a file.',
    repository: 'marcusstenbeck/remotion-template-audiogram',
    community: 'Marcus Stenbeck',
  },
  {
    name: 'Skia',
    flag: 'skia',
    anchor: 'skia',
    purpose: 'React Native Skia, ready to draw with.',
    contents: '150 frames in 1920×1080 drawn on Skia’s canvas, with the Webpack settings that it needs.',
    repository: 'remotion-dev/template-skia',
  },
  {
    name: 'Tailwind',
    flag: 'tailwind',
    anchor: 'tailwind',
    purpose: 'TypeScript and Tailwind classes.',
    contents: '240 frames in 1280×720, styled with Tailwind 3, and the Webpack settings for it.',
    repository: 'remotion-dev/template-tailwind',
  },
];
