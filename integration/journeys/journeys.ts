import type {Instruction, Journey} from './Journey.ts';

const template = 'remotion @remotion/cli react react-dom';

const entryPoint =
  "import {registerRoot} from 'remotion';\nimport {RemotionRoot} from './Root';\n\nregisterRoot(RemotionRoot);\n";

/** Writes a root with one composition, which the page describes in words. */
function createRoot(name: string, durationInFrames: number): NonNullable<Instruction['files']> {
  const root = `import {Composition} from 'remotion';
import {${name}} from './${name}';

export const RemotionRoot: React.FC = () => (
  <Composition id="${name}" component={${name}} durationInFrames={${durationInFrames}} fps={30} width={1280} height={720} />
);
`;
  return {'src/Root.tsx': root, 'src/index.ts': entryPoint};
}

/** Writes a video that shows the number of the frame. */
function createVideo(name: string, durationInFrames: number): NonNullable<Instruction['files']> {
  const component = `import {useCurrentFrame} from 'remotion';

export const ${name}: React.FC = () => <h1>{useCurrentFrame()}</h1>;
`;
  return {...createRoot(name, durationInFrames), [`src/${name}.tsx`]: component};
}

const greeting = {page: '(techniques)/ssr-node.mdx', from: 'Install the packages', until: 'Write the script'};

/** The guides that are followed. */
export const journeys: readonly Journey[] = [
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
          {says: 'so put your own photo there', media: {'public/media/harbour.webp': 'harbour.webp'}},
          {
            says: '[entry point](/docs/terminology#entry-point) registers the root',
            files: {'src/index.ts': entryPoint},
          },
          {
            says: 'Install `@remotion/bundler` and `@remotion/renderer`',
            install: '@remotion/bundler @remotion/renderer',
            manifest: {type: 'module'},
          },
          {says: "`renderStill()` doesn't look at the file extension", run: 'node cards.js'},
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
    title: 'a list of videos with different props',
    given: template,
    sections: [
      {
        page: '(techniques)/parametrized-rendering.mdx',
        until: 'Pass props from GitHub Actions',
        instructions: [
          {
            says: 'It accepts JSON or the path to a JSON file',
            files: {'src/index.ts': entryPoint, 'guests/grace.json': '{"name": "Grace Okoro"}'},
          },
          {says: 'Set `"type": "module"` in your `package.json`', manifest: {type: 'module'}},
        ],
      },
    ],
    results: {'out/grace.mp4': 120, 'out/ines.mp4': 120, 'out/ada.mp4': 120},
  },
  {
    title: 'render from Node.js',
    sections: [
      {
        page: '(techniques)/ssr-node.mdx',
        until: 'What each step does',
        skip: ['PUPPETEER_EXECUTABLE_PATH=/usr/bin/chromium node render.js'],
      },
    ],
    results: {'out/Ada.mp4': 60, 'out/Grace.mp4': 90},
  },
  {
    title: 'render on a server, and in a GitHub workflow',
    sections: [
      greeting,
      {
        page: '(techniques)/ssr.mdx',
        instructions: [
          {says: 'Then run it with `node render.js`', run: 'node render.js'},
          {
            says: 'run: npx remotion render src/index.ts Greeting out/video.mp4 --props="$INPUT"',
            run: `INPUT='{"name": "Ada"}' npx remotion render src/index.ts Greeting out/video.mp4 --props="$INPUT"`,
          },
        ],
      },
    ],
    results: {'out/Ada.mp4': 60, 'out/video.mp4': 90},
  },
  {
    title: 'a container, without its engine',
    sections: [
      greeting,
      {
        page: '(techniques)/docker.mdx',
        until: 'Check the image',
        skip: ['docker build --tag greetings .', 'docker run --rm --publish 8000:8000 --memory 2g greetings'],
        instructions: [
          {says: 'RUN node bundle.js', run: 'node bundle.js'},
          {says: 'Now build the image and start a container', run: 'node server.js'},
        ],
        servers: {'node server.js': 'http://localhost:8000'},
      },
    ],
    port: 8000,
    results: {'ada.mp4': 60},
  },
  {
    title: 'webhooks',
    sections: [
      {
        page: 'lambda/webhooks.mdx',
        from: '3. Verify the signature',
        until: 'What can go wrong',
        skip: ['pages/api/remotion-webhook.ts'],
        instructions: [{says: 'a different secret prints `401`', run: 'WEBHOOK_SECRET=other npx tsx send-test.ts'}],
        servers: {'WEBHOOK_SECRET=3f9c1e npx tsx server.ts': 'http://localhost:3000'},
        prints: {
          'WEBHOOK_SECRET=3f9c1e npx tsx send-test.ts': '200',
          'WEBHOOK_SECRET=other npx tsx send-test.ts': '401',
        },
      },
    ],
    port: 3000,
    results: {},
  },
];
