/** Whether a code of TypeScript is that of a syntax error. */
export function isSyntaxError(code: number): boolean {
  return (code >= 1000 && code < 2000) || ofElements.has(code);
}

/** Empty values of attributes, and elements whose closing tag is missing or wrong. */
const ofElements: ReadonlySet<number> = new Set([17_000, 17_002, 17_008, 17_014, 17_015]);
