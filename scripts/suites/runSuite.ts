import {runCommand} from '../steps/runCommand.ts';
import {addTotals, type Totals} from './Totals.ts';

export type Suite = {
  readonly title: string;
  readonly command: readonly string[];
  readonly variables?: Readonly<Record<string, string>>;
  /**
   * The tests, programs and configurations that a slow suite loads, as Git pathspecs. `npm test` skips the suite if
   * neither these, nor anything that they import, nor its `inputs` have changed since the last full run.
   */
  readonly entries?: readonly string[];
  /** What imports don't show: the files that it reads, and what the pages that it opens are made of. */
  readonly inputs?: readonly string[];
  /** Whether its inputs include the content of every page whose path appears in its code. */
  readonly dependsOnNamedPages?: boolean;
  /** The files that it tests one by one. If only some of them have changed, it only tests these. */
  readonly items?: readonly string[];
  /** Whether it leaves one of two cores free, so that another such suite can run at the same time. */
  readonly usesOneCore?: boolean;
  /** Whether it runs Playwright, and can share one run with other such suites. */
  readonly sharesBrowserRun?: boolean;
  /** Reads the number of tests from the output. Without it, the suite counts as one test. */
  readonly count?: (output: string) => Totals | undefined;
};

/** Runs suites that use one core, two at a time. Prints the output of each when it ends, so that outputs don't mix. */
export async function runSuites(suites: readonly Suite[]): Promise<Totals> {
  const waiting = [...suites];
  let totals: Totals = {passed: 0, failed: 0};
  async function runNext(): Promise<void> {
    for (let suite = waiting.shift(); suite; suite = waiting.shift()) {
      console.log(`\n… ${suite.title}: started`);
      const chunks: Buffer[] = [];
      const own = await runAndCount(suite, (chunk) => chunks.push(chunk));
      console.log(`\n▸ ${suite.title}`);
      process.stdout.write(Buffer.concat(chunks));
      console.log(own.summary);
      totals = addTotals(totals, own.totals);
    }
  }
  await Promise.all([runNext(), runNext()]);
  return totals;
}

/** Runs a suite and shows its output while it runs. */
export async function runSuite(suite: Suite): Promise<Totals> {
  console.log(`\n▸ ${suite.title}`);
  const {totals, summary} = await runAndCount(suite, (chunk) => process.stdout.write(chunk));
  console.log(summary);
  return totals;
}

type Write = (chunk: Buffer) => void;

/** A suite that fails counts as at least one failed test, even if its output doesn't include one. */
async function runAndCount(
  {command, variables = {}, count}: Suite,
  write: Write,
): Promise<{totals: Totals; summary: string}> {
  const started = performance.now();
  const {code, output} = await runCommand(command, {variables, write});
  const {passed, failed} = count?.(output) ?? {passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1};
  const totals = {passed, failed: code === 0 ? failed : Math.max(failed, 1)};
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const state = totals.failed === 0 ? 'ok' : 'FAILED';
  return {totals, summary: `  ${state}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`};
}
