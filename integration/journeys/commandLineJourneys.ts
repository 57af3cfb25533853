import type {Journey} from './Journey.ts';
import {createRoot, createVideo, entryPoint, template} from './projectFiles.ts';

/** Guides that render on the command line. */
export const commandLineJourneys: readonly Journey[] = [
  {
    title: 'set up by hand',
    sections: [
      {
        page: 'getting-started.mdx',
        from: 'Set up by hand',
        until: 'What can go wrong',
        instructions: [{says: 'You can now run `npm start` and `npm run build`', run: 'npm run build'}],
      },
    ],
    results: {'out/welcome.mp4': 90},
  },
  {
    title: 'render your video',
    given: template,
    sections: [
      {
        page: '(getting-started)/render.mdx',
        until: 'Other ways to render',
        instructions: [{says: 'You need a project with a [composition]', files: createVideo('Countdown', 46)}],
      },
    ],
    results: {'out/countdown.mp4': 46, 'out/countdown.webm': 46, 'out/poster.png': 1, 'out/frames/element-45.png': 1},
  },
  {
    title: 'fonts',
    given: template,
    sections: [
      {
        page: '(techniques)/fonts.mdx',
        until: 'Google Fonts',
        instructions: [
          {
            says: 'public/\n└─ media/',
            media: {'public/media/geist.woff2': 'geist.woff2', 'public/media/geist-mono.woff2': 'geist-mono.woff2'},
          },
          {says: 'register `TitleCard` as a [composition]', files: createRoot('TitleCard', 90)},
        ],
      },
    ],
    results: {'out/title-card.png': 1},
  },
  {
    title: 'still images',
    given: template,
    sections: [
      {
        page: '(techniques)/stills.mdx',
        skip: ['npx remotion still Trailer out/poster.png --frame=45'],
        instructions: [
          {says: 'so put your own photo there', media: {'public/media/harbor.webp': 'harbor.webp'}},
          {
            says: '[entry point](/docs/terminology#entry-point) registers the root',
            files: {'src/index.ts': entryPoint},
          },
          {
            says: 'Install `@remotion/bundler` and `@remotion/renderer`',
            install: '@remotion/bundler @remotion/renderer',
          },
          {says: "`renderStill()` doesn't look at the file extension", run: 'node cards.mjs'},
        ],
      },
    ],
    results: {'out/card.png': 1, 'out/card.jpg': 1, 'out/harbor.png': 1, 'out/train.png': 1},
  },
  {
    title: 'audio',
    given: template,
    sections: [
      {
        page: '(techniques)/using-audio.mdx',
        instructions: [
          {says: 'This example uses `public/music.mp3`', media: {'public/music.mp3': 'song.mp3'}},
          {
            says: 'Register `Trailer` as a [composition](/docs/the-fundamentals#defining-compositions) with 150 frames',
            files: createRoot('Trailer', 150),
          },
          {says: "<Audio src={staticFile('voice.mp3')} />", media: {'public/voice.mp3': 'song.mp3'}},
        ],
      },
    ],
    results: {'out/trailer.mp3': 0},
  },
  {
    title: 'data',
    given: template,
    sections: [
      {
        page: '(techniques)/data-fetching.mdx',
        instructions: [
          {
            says: "fetch(staticFile('media/departures.json'))",
            media: {'public/media/departures.json': 'departures.json'},
            files: createRoot('Departures', 60),
          },
        ],
      },
    ],
    results: {'out/departures.mp4': 60},
  },
  {
    title: 'a GIF',
    given: template,
    sections: [
      {
        page: '(techniques)/render-as-gif.mdx',
        until: 'Render with Node.js',
        instructions: [
          {
            says: 'You can render any composition as a GIF.',
            files: createVideo('Score', 12),
          },
        ],
      },
    ],
    results: {'out/score.gif': 12, 'out/Score.gif': 12},
  },
  {
    title: 'transparent videos',
    given: template,
    sections: [
      {
        page: '(techniques)/transparent-videos.mdx',
        until: 'Choose the right version on your website',
        skip: [
          'remotion.config.ts',
          'npx remotion render LowerThird out/lower-third --image-format=png --pixel-format=yuva420p --codec=vp9',
        ],
        instructions: [{says: "import {LowerThird} from './LowerThird';", files: {'src/index.ts': entryPoint}}],
      },
    ],
    results: {'out/lower-third.webm': 60, 'out/lower-third.mov': 60, 'out/lower-third.mp4': 60},
  },
  {
    title: 'Tailwind',
    given: template,
    sections: [
      {
        page: '(techniques)/tailwind.mdx',
        from: 'Install the packages',
        instructions: [
          {
            says: "Ordinary classes can't override those, so pass a `style`",
            files: {'src/index.ts': entryPoint, 'tsconfig.json': '{}'},
            run: 'npx remotion still Title out/title.png --frame=45',
          },
          {
            says: 'Run the script in the folder that contains `tailwind.config.js`',
            install: '@remotion/bundler @remotion/renderer tsx',
          },
          {
            says: '## What can go wrong',
            files: {
              'still.ts': `import {getCompositions, renderStill} from '@remotion/renderer';
import {makeBundle} from './bundle';

const render = async () => {
  const serveUrl = await makeBundle();
  const [composition] = await getCompositions(serveUrl);
  await renderStill({serveUrl, composition, frame: 45, output: 'out/node.png'});
};

render();
`,
            },
            run: 'npx tsx still.ts',
          },
        ],
      },
    ],
    results: {'out/title.png': 1, 'out/node.png': 1},
    // The colors of `text-playhead` and `bg-white`.
    colors: {'out/title.png': ['#ff5c3e', '#ffffff'], 'out/node.png': ['#ff5c3e', '#ffffff']},
  },
];
