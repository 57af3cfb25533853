/** Suits the published package and the repository, because the program doesn't know which one it runs from. */
export const missingDataSolution = 'Install the package again or, in its repository, run: npm run build';
