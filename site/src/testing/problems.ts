/** The errors and warnings of the current test. */
const problems: string[] = [];
const expected: RegExp[] = [];

/** Allows errors and warnings whose text matches. */
export function expectProblem(text: RegExp): void {
  expected.push(text);
}

export function addProblem(text: string): void {
  problems.push(text);
}

/** Returns the problems that the test didn't expect, and clears the list. */
export function takeProblems(): readonly string[] {
  const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
  problems.length = 0;
  expected.length = 0;
  return unexpected;
}
