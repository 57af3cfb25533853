import js from '@eslint/js';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import typescript from 'typescript-eslint';

// Small functions inside others may be arrows, and so may those whose type is named.
const topLevelArrow = {
  selector:
    ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration[kind="const"] > VariableDeclarator[id.type="Identifier"]:not([id.typeAnnotation]) > ArrowFunctionExpression.init',
  message: 'Write a function of a module as a function declaration.',
};

const itInTests = {
  selector: 'ImportSpecifier[imported.name="it"]',
  message: 'Write test(), as the other tests do.',
};

// A name such as `rowOf` doesn't say whether it reads, finds or creates the row.
const preposition = '/[a-z](?:Of|In|With|Into)$/';
const functionWithoutVerb = {
  selector: `FunctionDeclaration > Identifier.id[name=${preposition}], VariableDeclarator[id.name=${preposition}] > ArrowFunctionExpression.init`,
  message: 'Start the name with a verb instead of ending it with a preposition: getRow() instead of rowOf().',
};

const superlative = {
  selector: 'VariableDeclarator > Identifier.id[name=/^(?:most|least|longest|shortest|deepest)(?:[A-Z]|$)/]',
  message: 'Name a limit with max or min: maxFiles instead of mostFiles.',
};

// Names that a bundler replaces are declared without a value.
const upperCase = {
  selector: 'VariableDeclarator[init] > Identifier.id[name=/^[A-Z][A-Z0-9_]+$/]',
  message: 'Write constants in camel case: maxFiles instead of MAX_FILES.',
};

export default typescript.config(
  {
    ignores: [
      'packages/agents/corpus/**',
      '**/build/**',
      '**/.cache/**',
      '**/.docusaurus/**',
      '**/generated/**',
      '**/node_modules/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...typescript.configs.recommended,
  {
    languageOptions: {globals: {...globals.node, ...globals.browser}},
    plugins: {'react-hooks': hooks},
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      ...hooks.configs.recommended.rules,
      curly: 'error',
      eqeqeq: 'error',
      'max-lines': ['error', {max: 300, skipBlankLines: false, skipComments: false}],
      'no-console': 'off',
      'no-restricted-syntax': ['error', topLevelArrow, itInTests, functionWithoutVerb, superlative, upperCase],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        {fixStyle: 'inline-type-imports', disallowTypeAnnotations: false},
      ],
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    // Only an interface can add to one that another file declares.
    files: [
      '**/*.d.ts',
      'demos/registry.ts',
      'e2e/behavior/recordCommits.ts',
      'e2e/support/findPageViolations.ts',
      'integration/globalSetup.ts',
      'packages/specification/proves.ts',
      'site/client/boot/QueuedEvent.ts',
      'site/src/components/playground/sandbox/capture.ts',
    ],
    rules: {'@typescript-eslint/consistent-type-definitions': 'off'},
  },
  {
    // Readers see these files on the pages, where each line counts.
    files: [
      'demos/*/*.tsx',
      'content/course/*/*/*.tsx',
      'integration/examples/*.ts',
      'packages/starters/files/**/*.{ts,tsx,cjs,mjs}',
      'site/src/components/authors/tools/PlayerLab/labFunctions.tsx',
    ],
    rules: {curly: 'off', '@typescript-eslint/consistent-type-definitions': 'off', 'no-restricted-syntax': 'off'},
  },
  {
    // Components in claims store what they receive, and break React's rules on purpose.
    files: ['content/docs/**/*.claims.{ts,tsx}'],
    rules: Object.fromEntries(Object.keys(hooks.configs.recommended.rules).map((name) => [name, 'off'])),
  },
  {
    // Learners replace what is wrong in these.
    files: ['content/course/*/*/start.tsx'],
    rules: {'react-hooks/purity': 'off'},
  },
  {
    // Declarations of others are augmented by the names and parameters that they have.
    files: ['**/*.d.ts'],
    rules: {'@typescript-eslint/no-unused-vars': 'off', '@typescript-eslint/no-namespace': 'off'},
  },
);
