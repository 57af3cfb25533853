import {tokenize} from './tokenize.ts';

// What stands in quotes, addresses, paths and names of files.
const VALUES = /(?<![\p{L}\p{N}])(["'`])[^"'`]+\1(?![\p{L}\p{N}])|\S*[/\\]\S+|\S+\.\w{2,5}(?=[\s,:]|$)/gu;

/** Finds the terms of a pasted message that are values, which differ from one message to the next. */
export function valueTerms(typed: string): Set<string> {
  const values = [...typed.matchAll(VALUES)].map(([value]) => value);
  return new Set(values.flatMap(tokenize).map(({term}) => term));
}
