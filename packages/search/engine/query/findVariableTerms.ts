import {tokenize} from '../text/tokenize.ts';

// Quoted strings, URLs, paths and file names.
const variablesPattern = /(?<![\p{L}\p{N}])(["'`])[^"'`]+\1(?![\p{L}\p{N}])|\S*[/\\]\S+|\S+\.\w{2,5}(?=[\s,:]|$)/gu;

/** Finds the terms of a pasted message that vary from one message to the next, such as paths and quoted names. */
export function findVariableTerms(query: string): Set<string> {
  const variables = [...query.matchAll(variablesPattern)].map(([value]) => value);
  return new Set(variables.flatMap(tokenize).map(({term}) => term));
}
