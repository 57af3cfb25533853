/** The page of the playground. */
export const playgroundPath = '/playground';
