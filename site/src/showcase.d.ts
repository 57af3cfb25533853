/** The output of `plugins/data/showcase` for the files in `content/showcase`. */
declare module '@generated/site-showcase/default/examples.json' {
  const examples: readonly import('./data/showcase/ShowcaseItem.ts').ShowcaseExample[];
  export default examples;
}

declare module '@generated/site-showcase/default/projects.json' {
  const projects: readonly import('./data/showcase/ShowcaseItem.ts').ShowcaseItem[];
  export default projects;
}
