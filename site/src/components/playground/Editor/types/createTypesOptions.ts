import type {CompilerOptions} from 'typescript';
import {createCompilerOptions} from '../../../../../../packages/content-model/samples/createCompilerOptions.ts';

/**
 * Creates the compiler options of the playground: the same as for code samples, but without the types of Node.js. The
 * build also uses them to find the required declarations.
 */
export function createTypesOptions(ts: typeof import('typescript')): CompilerOptions {
  return {...createCompilerOptions(ts), types: []};
}
