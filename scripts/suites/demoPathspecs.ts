/** The demoPathspecs, one folder for each. The other folders contain what they share. */
export const demoPathspecs = [
  ':(glob)demoPathspecs/*/**',
  ...['media', 'public', 'render'].map((name) => `:(exclude)demoPathspecs/${name}`),
];
