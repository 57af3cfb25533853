/** Collects problems in the browser during a test, and compares them with those that the test expects. */
export class BrowserProblems {
  readonly #found: {readonly problem: string; readonly url: string}[] = [];
  readonly #expected: (string | RegExp)[] = [];
  readonly #origins: Set<string>;

  constructor(origin: string) {
    this.#origins = new Set([origin]);
  }

  /** Expects each of these problems: `error: …`, `warning: …` or `uncaught: …`, with the browser's wording. */
  expect(...problems: (string | RegExp)[]): void {
    this.#expected.push(...problems);
  }

  /** Allows the pages to send requests to these origins, too. */
  allowOrigins(...origins: string[]): void {
    origins.forEach((origin) => this.#origins.add(origin));
  }

  /** Returns how often a problem has occurred so far. */
  count(problem: string): number {
    return this.#found.filter((found) => found.problem === problem).length;
  }

  add(problem: string, url = ''): void {
    this.#found.push({problem, url});
  }

  addRequest(url: string): void {
    const {protocol, origin} = new URL(url);
    if (/^https?:$/.test(protocol) && !this.#origins.has(origin)) {
      this.add('request to another origin', url);
    }
  }

  /** Throws if an unexpected problem has occurred, or if an expected one hasn't. */
  check(): void {
    const surprises = this.#found.filter(
      ({problem}) => !this.#expected.some((expected) => isExpected(problem, expected)),
    );
    const missing = this.#expected.filter(
      (expected) => !this.#found.some(({problem}) => isExpected(problem, expected)),
    );
    const problems = [
      ...surprises.map(({problem, url}) => `${problem} (${url})`),
      ...missing.map((problem) => `expected, but did not happen: ${String(problem)}`),
    ];
    if (problems.length > 0) {
      throw new Error(problems.join('\n'));
    }
  }
}

function isExpected(problem: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? problem === expected : expected.test(problem);
}
