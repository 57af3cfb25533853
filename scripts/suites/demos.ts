/** The demos, one folder for each. The other folders contain what they share. */
export const demos = [':(glob)demos/*/**', ...['media', 'public', 'render'].map((name) => `:(exclude)demos/${name}`)];
