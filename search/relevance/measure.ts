import {readFile} from 'node:fs/promises';
import {createEngine} from '../engine/createEngine.ts';
import {readIndex} from '../service/readIndex.ts';

type Case = {
  query: string;
  kind: 'symbol' | 'option' | 'task' | 'typo' | 'error' | 'nonsense';
  /** Paths of which any is right; without anchor the whole page is. Nothing means that nothing may be found. */
  expected: string[];
  /** How far down a right one may stand; 1 is the first. */
  within?: number;
};

const [, , indexFile] = process.argv;
if (!indexFile) {
  console.error('Usage: tsx search/relevance/measure.ts <search-index.json>');
  process.exit(2);
}

const index = await readIndex(indexFile);
const engine = createEngine(index);
const paths = new Set(index.records.map(({url}) => pathOf(url)));
const cases: Case[] = JSON.parse(await readFile(new URL('queries.json', import.meta.url), 'utf8'));
const durations: number[] = [];

// The first run of a query compiles the code that answers it.
cases.forEach(({query}) => engine.search({query}));

const judged = cases.map((one) => {
  const started = performance.now();
  const {hits, nbHits} = engine.search({query: one.query});
  durations.push(performance.now() - started);
  const found = hits.map(({url}) => pathOf(url ?? ''));
  return {...one, found, nbHits, verdict: judge(one, found)};
});

for (const {kind, query, expected, found, nbHits} of judged.filter(({verdict}) => verdict === 'miss')) {
  console.log(`miss  ${kind}: ${query}\n      expected ${expected.join(' or ') || 'nothing'}`);
  console.log(`      got ${found.slice(0, 4).join(', ') || 'nothing'} (${nbHits} in all)`);
}
const count = (verdict: string) => judged.filter((one) => one.verdict === verdict).length;
durations.sort((a, b) => a - b);
const percentile = (share: number) => durations[Math.floor((durations.length - 1) * share)]?.toFixed(1);
console.log(
  `${count('hit')} of ${cases.length - count('waiting')} queries answered, ${count('waiting')} wait for a page.`,
);
console.log(
  `${engine.recordCount} records; ${percentile(0.5)} ms a query in the median, ${percentile(0.95)} ms at 95 %.`,
);
process.exitCode = count('miss') === 0 ? 0 : 1;

function judge({expected, within = 1}: Case, found: string[]): 'hit' | 'miss' | 'waiting' {
  if (expected.length === 0) {
    return found.length === 0 ? 'hit' : 'miss';
  }
  if (!expected.some((path) => paths.has(path))) {
    return 'waiting';
  }
  const isRight = (path: string) => expected.some((right) => path === right || path.startsWith(`${right}#`));
  return found.slice(0, within).some(isRight) ? 'hit' : 'miss';
}

function pathOf(url: string): string {
  const {pathname, hash} = new URL(url);
  return pathname + hash;
}
