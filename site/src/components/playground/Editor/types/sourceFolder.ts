/** The folder of the reader's files in the type checker. */
export const sourceFolder = '/src/';
