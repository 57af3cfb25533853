import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

/** Imports point one way; each row says what a folder must not reach for. A folder stands below the ones around it. */
const forbiddenImports = [
  {files: ['search/**'], patterns: ['**/site/**'], reason: 'The search knows only the built pages.'},
  {
    files: ['search/engine/**'],
    // Tests read what it writes.
    ignores: ['**/*.test.ts'],
    patterns: ['node:*', '../service/*', '../records/*', 'fastify*', 'cheerio'],
    reason: 'The engine has no input or output.',
  },
  {
    files: ['search/browser/**'],
    patterns: ['../service/*', 'fastify*', 'cheerio'],
    reason: 'Browsers have no service.',
  },
  {
    files: ['reference/**'],
    patterns: ['**/site/**', '**/search/**', '**/checks/**'],
    reason: 'The model knows only the packages.',
  },
  {
    files: ['demos/**'],
    patterns: ['**/site/**', '**/search/**', '**/checks/**', '@docusaurus/*'],
    reason: 'Videos are plain React and the toolkit.',
  },
  {
    files: ['site/src/**'],
    patterns: [
      '**/search/browser/**',
      '!**/search/browser/createWorkerRequester',
      '**/search/engine/**',
      '**/search/hosted/**',
      '**/search/service/**',
      '**/search/records/**',
      '**/checks/**',
      '**/scripts/**',
    ],
    reason: 'The site knows the search by its contract only, and by the requester of its worker.',
  },
  {
    files: ['site/src/components/ui/**'],
    patterns: [
      '@site/src/components/mdx/**',
      '@site/src/components/player/**',
      '@site/src/pages/**',
      '@site/src/data/**',
    ],
    reason: 'Basic parts know nothing of the content.',
  },
  {
    files: ['site/src/components/player/**'],
    patterns: ['@site/src/components/mdx/**', '@site/src/pages/**'],
    reason: 'The player knows demos, not pages.',
  },
  {
    files: ['site/src/components/mdx/**'],
    patterns: ['@site/src/pages/**'],
    reason: 'Pages use components, not the other way round.',
  },
];

export default typescript.config(
  {ignores: ['**/build/**', '**/.docusaurus/**', '**/generated/**', '**/node_modules/**', '**/test-results/**']},
  js.configs.recommended,
  ...typescript.configs.recommended,
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    plugins: {'react-hooks': hooks},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      ...hooks.configs.recommended.rules,
      eqeqeq: 'error',
      'max-lines': ['error', {max: 300, skipBlankLines: false, skipComments: false}],
      'no-console': 'off',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    // Declarations of others are augmented by the names and parameters that they have.
    files: ['**/*.d.ts'],
    rules: {'@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/no-namespace': 'off'},
  },
  // The last rule that fits a file is the one that holds for it, so each folder repeats those of the folders around it.
  ...forbiddenImports.map(({files, ignores = []}) => ({
    files,
    ignores,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: forbiddenImports
            .filter((row) => files[0].startsWith(row.files[0].replace('**', '')))
            .map(({patterns, reason}) => ({group: patterns, message: reason})),
        },
      ],
    },
  })),
);
