import {measureAgents} from './measureAgents.ts';
import {measureBuilds} from './measureBuilds.ts';
import {measureBytes} from './measureBytes.ts';
import {measureClicks} from './clicks/measureClicks.ts';
import {reportKeystrokes} from './reportKeystrokes.ts';
import {measureLighthouse} from './measureLighthouse.ts';
import {readMachineState} from './readMachineState.ts';
import {compareSearch} from './search/compareSearch.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';

/** All benchmarks in the order in which they run. All except the builds measure the last build. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  builds: measureBuilds,
  bytes: measureBytes,
  lighthouse: measureLighthouse,
  clicks: measureClicks,
  keystrokes: reportKeystrokes,
  search: compareSearch,
  agents: measureAgents,
};

/** Runs the benchmarks from the command line, or all of them. */
async function runBenchmarks(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0) {
    throw new Error(`Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(parts).join(', ')}.`);
  }
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) {
      continue;
    }
    console.log(`\n▸ ${name}: ${readMachineState()}`);
    await measure();
  }
}

await runBenchmarks(process.argv.slice(2)).catch(exitWithError);
