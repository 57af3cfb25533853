import type {Journey} from './Journey.ts';
import {entryPoint, template} from './projectFiles.ts';

const greeting = {page: '(techniques)/ssr-node.mdx', from: 'Install the packages', until: 'Write the script'};

/** Guides that render on a server. */
export const serverJourneys: readonly Journey[] = [
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
];
