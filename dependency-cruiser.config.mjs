// @ts-check

/**
 * Which folders each folder imports from, apart from itself and npm packages. Folders further down may use those
 * further up, never the other way round. `npm run lint:imports` enforces it; ARCHITECTURE.md shows the same table.
 *
 * @type {Record<string, string[]>}
 */
export const imports = {
  'packages/tooling': [],
  'packages/settings': [],
  'packages/specification': [],
  'packages/toolkit-model': ['packages/tooling'],
  'packages/course': ['packages/tooling'],
  'packages/playground-core': ['packages/course'],
  'packages/starters': ['packages/playground-core', 'packages/tooling'],
  'packages/planner-core': ['packages/toolkit-model'],
  'packages/content-model': ['packages/toolkit-model', 'packages/tooling'],
  'packages/claims': ['packages/content-model', 'packages/tooling'],
  'packages/search': ['packages/content-model', 'packages/tooling'],
  'packages/server': ['packages/search', 'packages/content-model', 'packages/tooling'],
  'packages/agents': [
    'packages/search',
    'packages/toolkit-model',
    'packages/content-model',
    'packages/playground-core',
    'packages/starters',
    'packages/planner-core',
    'packages/tooling',
  ],
  'content/course': ['packages/course'],
  demos: ['packages/tooling'],
  integration: ['packages/tooling', 'packages/content-model', 'packages/claims'],
  'content/docs': ['packages/claims', 'packages/tooling', 'integration'],
  'site/config': [
    'packages/tooling',
    'packages/settings',
    'packages/toolkit-model',
    'packages/course',
    'packages/content-model',
  ],
  'site/src': [
    'packages/tooling',
    'packages/settings',
    'packages/toolkit-model',
    'packages/course',
    'packages/playground-core',
    'packages/starters',
    'packages/planner-core',
    'packages/content-model',
    'packages/search',
    'packages/agents',
    'demos',
  ],
  'site/client': ['site/src'],
  'site/plugins': [
    'packages/tooling',
    'packages/settings',
    'packages/toolkit-model',
    'packages/course',
    'packages/playground-core',
    'packages/starters',
    'packages/content-model',
    'packages/search',
    'packages/agents',
    'demos',
    'site/config',
    'site/client',
    'site/src',
  ],
  deploy: ['packages/content-model', 'packages/server'],
  checks: [
    'packages/tooling',
    'packages/toolkit-model',
    'packages/playground-core',
    'packages/starters',
    'packages/content-model',
    'demos',
  ],
  e2e: [
    'packages/tooling',
    'packages/settings',
    'packages/specification',
    'packages/course',
    'packages/playground-core',
    'packages/content-model',
    'packages/search',
    'packages/server',
    'deploy',
    'site/plugins',
  ],
  scripts: [
    'packages/tooling',
    'packages/settings',
    'packages/content-model',
    'packages/search',
    'packages/server',
    'packages/agents',
    'demos',
    'deploy',
    'site/config',
    'site/plugins',
  ],
  bench: [
    'packages/tooling',
    'packages/settings',
    'packages/content-model',
    'packages/search',
    'packages/server',
    'packages/agents',
    'scripts',
    'e2e',
    'site/config',
    'site/src',
  ],
};

/** What some folders must not use although their parent folder may. */
const exceptions = [
  {
    name: 'search-engine-is-pure',
    comment: 'The engine has no input or output, so that it runs in the server and in browsers alike.',
    from: 'packages/search/engine',
    to: '^packages/search/(?:records|hosted|worker)/|^node_modules/cheerio/',
  },
  {
    name: 'site-knows-the-search-by-its-contract',
    comment: 'The site uses the contract and the requester of the worker, and nothing else of the search.',
    from: 'site/src',
    to: '^packages/search/(?!contract[.]ts|worker/createWorkerRequester[.]ts)',
  },
  {
    name: 'ui-knows-no-content',
    comment: 'Basic components are used by all others and know none of them.',
    from: 'site/src/components/ui',
    to: '^site/src/(?:pages|data|components/(?!ui/))',
  },
  {
    name: 'components-know-no-pages',
    comment: 'Pages use components, not the other way round.',
    from: 'site/src/components',
    to: '^site/src/pages/',
  },
];

const generated = '/generated/|/node_modules/|^site/[.]docusaurus/';

/** The folders with a package.json, which lists the npm packages that their code imports. */
const workspaces = 'packages/[^/]+|demos|site|checks|integration|e2e';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(imports).map(([folder, allowed]) => ({
      name: `${folder.replaceAll('/', '-')}-imports-upward`,
      severity: 'error',
      // Tests may use the real parts of any folder.
      from: {path: `^${folder}/`, pathNot: '[.](?:test|spec)[.]tsx?$'},
      to: {
        path: '^(?:packages|content/docs|content/course|deploy|demos|integration|checks|site|e2e|scripts|bench)/',
        pathNot: [folder, ...allowed].map((name) => `^${name}/`).concat(generated),
      },
    })),
    ...exceptions.map(({name, comment, from, to}) => ({
      name,
      comment,
      severity: 'error',
      from: {path: `^${from}/`, pathNot: '[.](?:test|spec)[.]tsx?$'},
      to: {path: to},
    })),
    {
      name: 'search-worker-parses-no-html',
      comment:
        'Browsers download the worker with everything that it imports, and cheerio is much larger than the rest.',
      severity: 'error',
      from: {path: '^packages/search/worker/worker[.]ts$'},
      to: {path: '^node_modules/cheerio/', reachable: true},
    },
    {
      name: 'packages-are-listed',
      comment: 'If only another folder lists a package, it disappears or changes its version with that folder.',
      severity: 'error',
      // The tiny site has a package.json because Docusaurus needs one. `e2e` lists its packages.
      from: {path: `^(?:${workspaces})/`, pathNot: '^e2e/conformance/tinySite/'},
      to: {dependencyTypes: ['npm-no-pkg']},
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: {circular: true, viaOnly: {dependencyTypesNot: ['type-only']}},
    },
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {
      path: '^(?:packages/agents/corpus|packages/starters/files|site/build|site/\\.docusaurus|bench/peers/\\.cache)/',
    },
    tsPreCompilationDeps: true,
    tsConfig: {fileName: 'tsconfig.json'},
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css']},
  },
};
