/** What went wrong in the browser during a test, and what the test said would. */
export class Problems {
  readonly #found: {readonly problem: string; readonly address: string}[] = [];
  readonly #expected: (string | RegExp)[] = [];
  readonly #origins: Set<string>;

  constructor(origin: string) {
    this.#origins = new Set([origin]);
  }

  /** Says that each of these will happen: `error: …`, `warning: …` or `uncaught: …`, as the browser words it. */
  expect(...problems: (string | RegExp)[]): void {
    this.#expected.push(...problems);
  }

  /** Says that the pages may talk to these origins, too. */
  allowOrigins(...origins: string[]): void {
    origins.forEach((origin) => this.#origins.add(origin));
  }

  /** How often something has happened so far. */
  count(problem: string): number {
    return this.#found.filter((found) => found.problem === problem).length;
  }

  add(problem: string, address = ''): void {
    this.#found.push({problem, address});
  }

  addRequest(address: string): void {
    const {protocol, origin} = new URL(address);
    if (/^https?:$/.test(protocol) && !this.#origins.has(origin)) this.add('request to another origin', address);
  }

  /** Throws when something happened that was not expected, or something expected did not. */
  check(): void {
    const surprises = this.#found.filter(({problem}) => !this.#expected.some((expected) => fits(problem, expected)));
    const missing = this.#expected.filter((expected) => !this.#found.some(({problem}) => fits(problem, expected)));
    const faults = [
      ...surprises.map(({problem, address}) => `${problem} (${address})`),
      ...missing.map((problem) => `expected, but did not happen: ${String(problem)}`),
    ];
    if (faults.length > 0) throw new Error(faults.join('\n'));
  }
}

const fits = (problem: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? problem === expected : expected.test(problem);
