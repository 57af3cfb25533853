/** A starter template that the project creator offers. */
export interface Template {
  readonly name: string;
  /** Heading on the templates page that describes it. */
  readonly anchor: string;
  readonly purpose: string;
  readonly community?: boolean;
}

/** All nine, as of 2022; the first is for beginners. */
export const templates: readonly Template[] = [
  {name: 'Hello World', anchor: 'hello-world', purpose: 'TypeScript, Prettier and ESLint. The one to begin with.'},
  {name: 'JavaScript', anchor: 'hello-world-javascript', purpose: 'The same start without types.'},
  {name: 'Blank', anchor: 'blank', purpose: 'An empty canvas for those who know the way.'},
  {name: '3D', anchor: 'react-three-fiber', purpose: 'A scene made with React Three Fiber.'},
  {name: 'Stills', anchor: 'still-images', purpose: 'Images, and an HTTP server that renders them.'},
  {name: 'Text to speech', anchor: 'text-to-speech', purpose: 'Reads a text aloud, with Azure.', community: true},
  {name: 'Audiogram', anchor: 'audiogram', purpose: 'A podcast clip with waveform and words.', community: true},
  {name: 'Skia', anchor: 'skia', purpose: 'React Native Skia, ready to draw with.'},
  {name: 'Tailwind', anchor: 'tailwind', purpose: 'TypeScript and Tailwind classes.'},
];
