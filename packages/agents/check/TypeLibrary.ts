/** The declaration files of the packages and of TypeScript, by their paths in the virtual file system. */
export type TypeLibrary = ReadonlyMap<string, string>;

/** The folder of TypeScript's own libraries, such as `lib.dom.d.ts`. */
export const libraryFolder = '/typescript/lib';

/** The folder that contains the files to check. */
export const projectFolder = '/project';
