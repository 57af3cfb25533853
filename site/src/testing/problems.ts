/** What was logged and reported during a test, except what the test expects. */
const problems: string[] = [];
const expected: RegExp[] = [];

/** Allows the errors and warnings with a text. */
export function expectProblem(text: RegExp): void {
  expected.push(text);
}

export function addProblem(text: string): void {
  problems.push(text);
}

/** Returns the problems that no test expected, and forgets all of them. */
export function takeProblems(): readonly string[] {
  const unexpected = problems.filter((text) => !expected.some((pattern) => pattern.test(text)));
  problems.length = 0;
  expected.length = 0;
  return unexpected;
}
