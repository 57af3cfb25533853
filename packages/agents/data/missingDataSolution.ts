/** Suits the published package and the repository, because the program doesn't know which one it runs from. */
export const missingDataSolution = 'Reinstall the package. In a clone of the repository, run `npm run build` instead.';
