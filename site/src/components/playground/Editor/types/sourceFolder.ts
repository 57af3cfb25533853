/** Where the reader's files lie for the type checker. */
export const sourceFolder = '/src/';
