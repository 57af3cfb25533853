/** Where the styles of what only some pages show come from, by the name of their style sheet. Later ones build on earlier ones. */
const sources: Readonly<Record<string, readonly string[]>> = {
  parts: [
    'components/(?:player|tools|diagrams)/',
    // What stands on a page before its editor is wanted.
    'components/playground/Inline/(?:EditButtons|LazyEditor)',
    'components/ui/(?:Button|ChoiceField|CodePanel|Field|LazyPart|NumberField|Panel|RangeInput)/',
  ],
  search: ['@docsearch/', 'components/search/(?:dialog|preview/)'],
  playground: ['components/playground/(?!Inline/(?:EditButtons|LazyEditor))'],
  explorers: ['components/explorers/'],
  pages: [
    'src/pages/',
    'components/marketing/',
    'components/ui/(?:Card|CommandBox|DataTable|Dialog|LinkRow|PageHeader|Prose|Section)/',
    'components/notFound/',
    'theme/(?:Blog|SearchPage)',
  ],
};

/** The names of these style sheets. */
export const ownStyleSheets = Object.keys(sources);

/** A bundler's group of style sheets. */
interface StyleGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly type: 'css/mini-extract';
  readonly chunks: 'all';
  readonly enforce: true;
  readonly priority: number;
}

/** Groups for the bundler: one style sheet for each, which the scripts that need it bring along. */
export const styleGroups = Object.fromEntries(
  Object.entries(sources).map(([name, paths]): [string, StyleGroup] => [
    name,
    {
      name,
      // Paths of Windows have other slashes.
      test: new RegExp(paths.map((path) => `[\\\\/]${path.replaceAll('/', '[\\\\/]')}`).join('|')),
      type: 'css/mini-extract',
      chunks: 'all',
      enforce: true,
      // Above the one style sheet for everything, which the framework makes.
      priority: 60,
    },
  ]),
);
