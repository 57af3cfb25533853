/** The path of the playground. */
export const playgroundPath = '/playground';
