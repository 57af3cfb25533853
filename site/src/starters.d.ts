/** Written by `site/plugins/data/starters`. */
declare module '@generated/site-starters/default/resources.json' {
  const resources: import('../../packages/starters/project/Project.ts').Resources;
  export default resources;
}
