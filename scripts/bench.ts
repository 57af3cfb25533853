import {builds} from './bench/builds.ts';
import {bytes} from './bench/bytes.ts';
import {clicks} from './bench/clicks.ts';
import {keystrokes} from './bench/keystrokes.ts';
import {lighthouse} from './bench/lighthouse.ts';
import {machineState} from './bench/machineState.ts';
import {search} from './bench/search/search.ts';
import {endWithSentence} from './endWithSentence.ts';

/** What can be measured, in the order in which all of it is. Each part but the builds measures the last build. */
const parts: Readonly<Record<string, () => Promise<void>>> = {builds, bytes, lighthouse, clicks, keystrokes, search};

/** Measures the parts that the command line names, or all. */
const bench = async (names: readonly string[]): Promise<void> => {
  const unknown = names.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(
      `There is no measurement called ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}.`,
    );
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n▸ ${name}: ${machineState()}`);
    await measure();
  }
};

await bench(process.argv.slice(2)).catch(endWithSentence);
