import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadEngines} from '../packages/search/browser/loadEngines.ts';
import {readSearchFiles} from '../packages/search/browser/readSearchFiles.ts';
import {INDEX_FILE} from '../packages/search/buildIndex.ts';
import {createEngine, type Engine} from '../packages/search/engine/createEngine.ts';
import {findDifferentAnswers} from '../packages/search/relevance/findDifferentAnswers.ts';
import {minMeanReciprocalRank} from '../packages/search/relevance/goldenSet.ts';
import {isHeldOutGoodEnough, judgeHeldOut} from '../packages/search/relevance/judgeHeldOut.ts';
import {judge, type Find, type JudgedKind} from '../packages/search/relevance/judge.ts';
import {measureAblations} from '../packages/search/relevance/measureAblations.ts';
import {judgeNames} from '../packages/search/relevance/judgeNames.ts';
import {findMoves, type Ranks} from '../packages/search/relevance/findMoves.ts';
import {findStaleExpectations} from '../packages/search/relevance/findStaleExpectations.ts';
import {readIndex} from '../packages/search/service/readIndex.ts';
import {exitWithError} from '../packages/tooling/exitWithError.ts';
import {root} from '../packages/tooling/root.ts';

const baselineFile = join(root, 'packages', 'search', 'relevance', 'baseline.json');

/**
 * Measures the ranking with the test queries, using the index of the last build and its browser version. Lists failed
 * queries and those that moved compared to the baseline. `--accept` stores the ranks as the new baseline. `--ablate`
 * measures what each weight and tier contributes instead, and `--held-out` prints the figures of the held-out queries,
 * which otherwise only have to meet their thresholds.
 */
async function checkRelevance(): Promise<void> {
  const index = await readIndex(join(root, 'packages', 'search', 'generated', INDEX_FILE));
  if (process.argv.includes('--ablate')) {
    measureAblations(index, (line) => console.log(line));
    return;
  }
  const engine = createEngine(index);
  const find: Find = (query, limit) => engine.search({query, hitsPerPage: limit}).hits.map(({url}) => url ?? '');
  const {kinds, meanReciprocalRank, ranks} = judge(find, index.records);
  const stale = findStaleExpectations(index.records);
  kinds.forEach(printMisses);
  printMoves(ranks);
  console.table(Object.fromEntries(kinds.map(formatRow)));
  stale.forEach((line) => console.log(`missing page or anchor: ${line}`));
  const isHeldOutGood = checkHeldOut(find);
  const browserChecks = await judgeBrowser(engine);
  const isMeanGood = meanReciprocalRank >= minMeanReciprocalRank;
  console.log(`Mean reciprocal rank: ${meanReciprocalRank.toFixed(3)}, at least ${minMeanReciprocalRank}`);
  const checks = [
    ...kinds.map(({isGoodEnough}) => isGoodEnough),
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

function checkHeldOut(find: Find): boolean {
  const figures = judgeHeldOut(find);
  const isGood = isHeldOutGoodEnough(figures);
  if (process.argv.includes('--held-out')) {
    console.table({...figures.groups, all: figures.all});
  }
  console.log(`Held-out queries: ${isGood ? 'all thresholds are met' : 'a threshold is not met'}`);
  return isGood;
}

/** Measures the results of the browser worker with the files of the last build, before and after all of them are loaded. */
async function judgeBrowser(service: Engine): Promise<readonly boolean[]> {
  let names = service;
  const whole = await loadEngines({
    ...(await readSearchFiles(join(root, 'site', 'build'))),
    onHead: (engine) => (names = engine),
    rest: () => Promise.resolve(),
  });
  const different = findDifferentAnswers(whole, service);
  different.forEach((query) => console.log(`different results in the browser: ${query}`));
  const {known, sameFirst, worse} = judgeNames(names, whole);
  worse.forEach((query) => console.log(`worse results before the text is loaded: ${query}`));
  console.log(
    `In the browser, before the text is loaded: ${known} queries with results, ${sameFirst} with the final first hit, at least ${formatPercent(minSameFirstShare)}`,
  );
  return [different.length === 0, worse.length === 0, sameFirst >= known * minSameFirstShare];
}

/** While a word is being typed, the first hit may change, because only the full text shows which page fits best. */
const minSameFirstShare = 0.95;

function printMisses({kind, misses}: JudgedKind): void {
  for (const {query, rank, found} of misses) {
    console.log(`miss  ${kind.name}: ${query}`);
    console.log(
      `      expected ${(kind.queries[query] ?? []).slice(0, 3).join(' or ') || 'nothing'} at ${kind.within}, is at ${rank ?? 'none'}`,
    );
    console.log(`      found ${found.slice(0, 3).join(', ') || 'nothing'}`);
  }
}

function printMoves(ranks: Ranks): void {
  const before = JSON.parse(readFileSync(baselineFile, 'utf8')) as Ranks;
  const moves = findMoves(before, ranks);
  for (const {query, before: old, after} of moves) {
    console.log(`moved ${query}: ${old ?? 'none'} → ${after ?? 'none'}`);
  }
  console.log(`${moves.length} queries moved since the baseline`);
}

function formatRow({kind, figures, isGoodEnough}: JudgedKind) {
  return [
    kind.name,
    {
      queries: figures.count,
      'rank 1': formatPercent(figures.first),
      'in 3': formatPercent(figures.inThree),
      MRR: figures.meanReciprocalRank.toFixed(3),
      threshold: `${formatPercent(kind.share)} within ${kind.within}`,
      holds: isGoodEnough,
    },
  ];
}

function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

await checkRelevance().catch(exitWithError);
