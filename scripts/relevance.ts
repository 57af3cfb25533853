import {writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadEngines} from '../packages/search/worker/loadEngines.ts';
import {readSearchFiles} from '../packages/search/worker/readSearchFiles.ts';
import {indexFileName} from '../packages/search/buildIndex.ts';
import {createEngine, type Engine} from '../packages/search/engine/createEngine.ts';
import {findDifferentResults} from '../packages/search/relevance/findDifferentResults.ts';
import {minMeanReciprocalRank} from '../packages/search/relevance/testQuerySets.ts';
import {meetsHeldOutThresholds, evaluateHeldOut} from '../packages/search/relevance/evaluateHeldOut.ts';
import {evaluate, type SearchFunction, type SetEvaluation} from '../packages/search/relevance/evaluate.ts';
import {measureAblations} from '../packages/search/relevance/measureAblations.ts';
import {compareOutlineResults} from '../packages/search/relevance/compareOutlineResults.ts';
import {findRankChanges, type Ranks} from '../packages/search/relevance/findRankChanges.ts';
import {findStaleJudgments} from '../packages/search/relevance/findStaleJudgments.ts';
import {readIndex} from '../packages/search/readIndex.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {readJson} from '../packages/tooling/readJson.ts';
import {root} from '../packages/tooling/root.ts';

const baselineFile = join(root, 'packages', 'search', 'relevance', 'baseline.json');

/**
 * Measures the ranking with the test queries, using the index of the last build and its browser version. Lists failed
 * queries and those whose rank changed compared to the baseline. `--accept` stores the ranks as the new baseline.
 * `--ablate` measures what each weight and tier contributes instead, and `--held-out` prints the metrics of the held-out
 * queries, which otherwise only have to meet their thresholds.
 */
async function checkRelevance(): Promise<void> {
  const index = await readIndex(join(root, 'packages', 'search', 'generated', indexFileName));
  if (process.argv.includes('--ablate')) {
    measureAblations(index, (line) => console.log(line));
    return;
  }
  const engine = createEngine(index);
  const search: SearchFunction = (query, limit) =>
    engine.search({query, hitsPerPage: limit}).hits.map(({url}) => url ?? '');
  const {sets, meanReciprocalRank, ranks} = evaluate(search, index.records);
  const stale = findStaleJudgments(index.records);
  sets.forEach(printMisses);
  printRankChanges(ranks);
  console.table(Object.fromEntries(sets.map(formatRow)));
  stale.forEach((line) => console.log(`missing page or anchor: ${line}`));
  const isHeldOutGood = checkHeldOut(search);
  const browserChecks = await checkBrowserSearch(engine);
  const isMeanGood = meanReciprocalRank >= minMeanReciprocalRank;
  console.log(`Mean reciprocal rank: ${meanReciprocalRank.toFixed(3)}, at least ${minMeanReciprocalRank}`);
  const checks = [
    ...sets.map(({meetsThreshold}) => meetsThreshold),
    isMeanGood,
    isHeldOutGood,
    stale.length === 0,
    ...browserChecks,
  ];
  const failed = checks.filter((isGood) => !isGood).length;
  console.log(`Relevance: ${checks.length - failed} passed, ${failed} failed`);
  if (process.argv.includes('--accept')) {
    writeFileSync(baselineFile, `${JSON.stringify(ranks, null, 2)}\n`);
  }
  process.exitCode = failed > 0 ? 1 : 0;
}

function checkHeldOut(search: SearchFunction): boolean {
  const metrics = evaluateHeldOut(search);
  const isGood = meetsHeldOutThresholds(metrics);
  if (process.argv.includes('--held-out')) {
    console.table({...metrics.groups, all: metrics.all});
  }
  console.log(`Held-out queries: ${isGood ? 'all thresholds are met' : 'a threshold is not met'}`);
  return isGood;
}

/** Measures the results of the browser worker with the files of the last build, before and after all of them are loaded. */
async function checkBrowserSearch(server: Engine): Promise<readonly boolean[]> {
  let outline = server;
  const full = await loadEngines({
    ...(await readSearchFiles(join(root, 'site', 'build'))),
    onOutline: (engine) => (outline = engine),
    yieldToEvents: () => Promise.resolve(),
  });
  const different = findDifferentResults(full, server);
  different.forEach((query) => console.log(`different results in the browser: ${query}`));
  const {knownItemCount, sameFirstHitCount, worse} = compareOutlineResults(outline, full);
  worse.forEach((query) => console.log(`worse results before the paragraphs are loaded: ${query}`));
  console.log(
    `In the browser, before the paragraphs are loaded: ${knownItemCount} queries with results, ${sameFirstHitCount} with the final first hit, at least ${formatPercent(minSameFirstShare)}`,
  );
  return [different.length === 0, worse.length === 0, sameFirstHitCount >= knownItemCount * minSameFirstShare];
}

/** While a word is being typed, the first hit may change, because only the full text shows which page fits best. */
const minSameFirstShare = 0.95;

function printMisses({set, misses}: SetEvaluation): void {
  for (const {query, rank, found} of misses) {
    console.log(`miss  ${set.name}: ${query}`);
    console.log(
      `      expected ${(set.queries[query] ?? []).slice(0, 3).join(' or ') || 'nothing'} at ${set.maxRank}, is at ${rank ?? 'none'}`,
    );
    console.log(`      found ${found.slice(0, 3).join(', ') || 'nothing'}`);
  }
}

function printRankChanges(ranks: Ranks): void {
  const before = readJson<Ranks>(baselineFile);
  const changes = findRankChanges(before, ranks);
  for (const {query, before: old, after} of changes) {
    console.log(`changed ${query}: ${old ?? 'none'} → ${after ?? 'none'}`);
  }
  console.log(`${changes.length} ranks changed since the baseline`);
}

function formatRow({set, metrics, meetsThreshold}: SetEvaluation) {
  return [
    set.name,
    {
      queries: metrics.count,
      'rank 1': formatPercent(metrics.successAt1),
      'in 3': formatPercent(metrics.successAt3),
      MRR: metrics.meanReciprocalRank.toFixed(3),
      threshold: `${formatPercent(set.minSuccess)} within ${set.maxRank}`,
      holds: meetsThreshold,
    },
  ];
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

await checkRelevance().catch(exitWithError);
