import {tokenize} from '../text/tokenize.ts';

// Quoted strings, URLs, paths and file names.
const VALUES = /(?<![\p{L}\p{N}])(["'`])[^"'`]+\1(?![\p{L}\p{N}])|\S*[/\\]\S+|\S+\.\w{2,5}(?=[\s,:]|$)/gu;

/** Finds the terms of a pasted message that are values, which vary from one message to the next. */
export function createValueTerms(typed: string): Set<string> {
  const values = [...typed.matchAll(VALUES)].map(([value]) => value);
  return new Set(values.flatMap(tokenize).map(({term}) => term));
}
