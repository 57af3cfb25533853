/** How demos are rendered, apart from the demos. */
export const rendering = [
  ':(glob)demos/*.ts',
  ':(exclude)demos/registry.ts',
  'demos/public',
  'demos/render',
  'package-lock.json',
];

/** The demos, one folder for each. */
export const demos = [':(glob)demos/*/**'];
