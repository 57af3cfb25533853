/** Written by `site/plugins/data/starters`. */
declare module '@generated/site-starters/default/parts.json' {
  const parts: import('../../packages/starters/project/Project.ts').Parts;
  export default parts;
}
