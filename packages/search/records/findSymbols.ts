// A call, a component, a package, a command, a flag, or a name that can't be an English word.
const symbols = [
  /^npx remotion(?: [a-z]+)*$/g,
  /@remotion\/[\w-]+/g,
  /<[A-Z][\w.]*(?=[\s/>])[^<>]*>/g,
  /[A-Za-z_$][\w$.]*\(\)/g,
  /(?<!\S)--[a-z][\w-]*/g,
  /(?<![\w.$@/<-])(?:[A-Z]\w*\.[\w.]+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*|[A-Z]{3,})(?![\w.(/>])/g,
];

/**
 * Finds the names that a heading or title documents: `delayRender() and continueRender()` contains two. `codes` are the
 * parts of it that are inline code.
 */
export function findSymbols(title: string, codes: string[] = []): string[] {
  const names = codes.map((code) => code.replace(/[?:]$/, '')).filter((code) => code && !/\s/.test(code));
  const found = symbols.flatMap((pattern) => [...title.matchAll(pattern)].map(([symbol]) => symbol));
  return [...new Set([...names, ...found])];
}
