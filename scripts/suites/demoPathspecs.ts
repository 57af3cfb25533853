/** The demos, as Git pathspecs, one folder for each. The other folders contain what they share. */
export const demoPathspecs = [
  ':(glob)demos/*/**',
  ...['media', 'public', 'render'].map((name) => `:(exclude)demos/${name}`),
];
