/** Where the styles of what only some pages show come from, by the name of their style sheet. Later ones build on earlier ones. */
const sources: Readonly<Record<string, readonly string[]>> = {
  demos: [
    'components/(?:player|authors/(?:tools|diagrams))/',
    // What a page shows before its editor is opened.
    'components/playground/Inline/(?:EditButtons|LazyEditor)',
    'components/ui/(?:Button|CodePanel|Field|LazyLoad|NumberField|Panel|RangeInput)/',
  ],
  search: ['@docsearch/', 'components/search/(?:dialog|help/|preview/|SearchResult|SearchStatus)'],
  typeHovers: ['components/authors/CodeSample/typeHovers/'],
  playground: [
    'components/playground/(?!Inline/(?:EditButtons|LazyEditor))',
    'components/course/(?:Comparison|LessonEditor|Results)/',
  ],
  explorers: ['components/authors/explorers/'],
  pages: [
    'src/pages/',
    'components/marketing/',
    'components/course/(?:CourseOverview|LessonPage|LessonExercise|progress)/',
    'components/ui/(?:Card|ChoiceField|CommandBox|DataTable|Dialog|Fieldset|LinkRow|OptionBox|PageHeader|Prose|Section)/',
    'components/notFound/',
    'theme/(?:Blog|SearchPage)',
  ],
  start: ['components/start/'],
};

/** The names of these style sheets. */
export const splitStyleSheets = Object.keys(sources);

/** A cache group of webpack for style sheets. */
type StyleGroup = {
  readonly name: string;
  readonly test: RegExp;
  readonly type: 'css/mini-extract';
  readonly chunks: 'all';
  readonly enforce: true;
  readonly priority: number;
};

/** Cache groups, each of which becomes one style sheet that loads with the scripts that need it. */
export const styleGroups = Object.fromEntries(
  Object.entries(sources).map(([name, paths]): [string, StyleGroup] => [
    name,
    {
      name,
      // Windows uses backslashes.
      test: new RegExp(paths.map((path) => `[\\\\/]${path.replaceAll('/', '[\\\\/]')}`).join('|')),
      type: 'css/mini-extract',
      chunks: 'all',
      enforce: true,
      // Higher than the priority of the one style sheet that Docusaurus creates for everything.
      priority: 60,
    },
  ]),
);
