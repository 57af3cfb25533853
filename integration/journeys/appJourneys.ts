import type {Instruction, Journey} from './Journey.ts';

/** Writes an app that shows a component. `names` are those of an import: `{Greeting}`, or `Greeting` for a default export. */
function createViteApp(names: string, path: string): NonNullable<Instruction['files']> {
  return {
    'vite.config.ts': "import react from '@vitejs/plugin-react';\n\nexport default {plugins: [react()]};\n",
    'index.html':
      '<!doctype html><link rel="icon" href="data:,"><main></main><script type="module" src="/main.tsx"></script>',
    'main.tsx': `import {createRoot} from 'react-dom/client';
import ${names} from '${path}';

createRoot(document.querySelector('main')!).render(<${names.replace(/[{}]/g, '')} />);
`,
  };
}

const viteApp = 'react react-dom vite @vitejs/plugin-react';
const serveApp = 'npx vite build && npx vite preview --port 4173 --strictPort';
const appServers = {[serveApp]: 'http://localhost:4173'};

/** Guides whose video plays in an app. */
export const appJourneys: readonly Journey[] = [
  {
    title: 'the Player in a Vite app',
    given: viteApp,
    sections: [
      {
        page: 'player/installation.mdx',
        until: 'Server-side rendering',
        instructions: [
          {
            says: "Your app doesn't need `registerRoot()` or a `<Composition>`.",
            files: createViteApp('App', './src/App'),
            run: serveApp,
            play: {url: 'http://localhost:4173', shows: 'Hello Ada'},
          },
        ],
        servers: appServers,
      },
    ],
    port: 4173,
    results: {},
  },
  {
    title: 'the same video in a Vite app and on a server',
    given: viteApp,
    sections: [
      {
        page: 'player/integration.mdx',
        instructions: [
          {
            says: 'It lists your composition',
            run: 'npx remotion compositions src/video/index.ts && npm run render',
          },
          {
            says: 'Your app can use any bundler, for example Vite',
            files: createViteApp('{GreetingEditor}', './src/app/GreetingEditor'),
            run: serveApp,
            play: {url: 'http://localhost:4173', shows: 'Hello Ada'},
          },
          {
            says: "call `renderGreeting({name: 'Ada'}, 'out/ada.mp4')`",
            install: 'tsx',
            files: {
              'greet.ts':
                "import {renderGreeting} from './server/renderGreeting';\n\nrenderGreeting({name: 'Ada'}, 'out/ada.mp4');\n",
            },
            run: 'npx tsx greet.ts',
          },
        ],
        servers: appServers,
        prints: {
          'npx remotion compositions src/video/index.ts && npm run render':
            'greeting    30      1280x720       60 (2.00 sec)',
        },
      },
    ],
    port: 4173,
    results: {'out/greeting.mp4': 60, 'out/ada.mp4': 60},
  },
];
