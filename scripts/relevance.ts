import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {loadEngines} from '../search/browser/loadEngines.ts';
import {readSearchFiles} from '../search/browser/readSearchFiles.ts';
import {INDEX_FILE} from '../search/buildIndex.ts';
import {createEngine, type Engine} from '../search/engine/createEngine.ts';
import {differentAnswers} from '../search/relevance/differentAnswers.ts';
import {goldenSet, leastMeanReciprocalRank} from '../search/relevance/goldenSet.ts';
import {judge, type JudgedKind} from '../search/relevance/judge.ts';
import {judgeNames} from '../search/relevance/judgeNames.ts';
import {movesOf, type Ranks} from '../search/relevance/movesOf.ts';
import {staleExpectations} from '../search/relevance/staleExpectations.ts';
import {readIndex} from '../search/service/readIndex.ts';
import {endWithSentence} from './endWithSentence.ts';
import {root} from './root.ts';

const baselineFile = join(root, 'search', 'relevance', 'baseline.json');

/**
 * Judges the ranking by the golden set, on the index of the last build and on what browsers load of it. Lists the
 * queries that miss and those that moved since the stored baseline; `--accept` stores the ranks as the new one.
 */
const relevance = async (): Promise<void> => {
  const index = await readIndex(join(root, 'search', 'generated', INDEX_FILE));
  const engine = createEngine(index);
  const find = (query: string, limit: number): string[] =>
    engine.search({query, hitsPerPage: limit}).hits.map(({url}) => url ?? '');
  const {kinds, meanReciprocalRank, ranks} = judge(find, index.records);
  const stale = staleExpectations(index.records);
  kinds.forEach(printMisses);
  printMoves(ranks);
  console.table(Object.fromEntries(kinds.map(row)));
  stale.forEach((line) => console.log(`no such place: ${line}`));
  const browserChecks = await judgeBrowser(engine);
  const isMeanGood = meanReciprocalRank >= leastMeanReciprocalRank;
  console.log(`Mean reciprocal rank: ${meanReciprocalRank.toFixed(3)}, at least ${leastMeanReciprocalRank}`);
  const checks = [...kinds.map(({isGoodEnough}) => isGoodEnough), isMeanGood, stale.length === 0, ...browserChecks];
  const failed = checks.filter((isGood) => !isGood).length;
  console.log(`Relevance: ${checks.length - failed} passed, ${failed} failed`);
  if (process.argv.includes('--accept')) writeFileSync(baselineFile, `${JSON.stringify(ranks, null, 2)}\n`);
  process.exitCode = failed > 0 ? 1 : 0;
};

/** Judges what the worker of a browser answers from the files of the last build, before and after all are loaded. */
const judgeBrowser = async (service: Engine): Promise<readonly boolean[]> => {
  let names = service;
  const whole = await loadEngines({
    ...(await readSearchFiles(join(root, 'site', 'build'))),
    onHead: (engine) => (names = engine),
    rest: () => Promise.resolve(),
  });
  const different = differentAnswers(whole, service);
  different.forEach((query) => console.log(`answered otherwise in the browser: ${query}`));
  const {known, sameFirst, worse} = judgeNames(names, whole);
  worse.forEach((query) => console.log(`answered worse before texts are loaded: ${query}`));
  console.log(
    `In the browser, before texts are loaded: ${known} queries answered, the first hit final for ${sameFirst}, at least ${percent(leastSameFirst)}`,
  );
  return [different.length === 0, worse.length === 0, sameFirst >= known * leastSameFirst];
};

/** Of words that are being typed, the first hit may change: which page is most about them, the texts tell. */
const leastSameFirst = 0.95;

/** Queries that are held back are not shown, so that nobody works for them. */
const printMisses = ({kind, misses}: JudgedKind): void => {
  if (kind.share === undefined) return;
  for (const {query, rank, found} of misses) {
    console.log(`miss  ${kind.name}: ${query}`);
    console.log(
      `      expected ${(kind.queries[query] ?? []).slice(0, 3).join(' or ') || 'nothing'} at ${kind.within}, is at ${rank ?? 'none'}`,
    );
    console.log(`      found ${found.slice(0, 3).join(', ') || 'nothing'}`);
  }
};

const printMoves = (ranks: Ranks): void => {
  const held = goldenSet.filter(({share}) => share === undefined).flatMap(({queries}) => Object.keys(queries));
  const before = JSON.parse(readFileSync(baselineFile, 'utf8')) as Ranks;
  const moves = movesOf(before, ranks);
  for (const {query, before: old, after} of moves.filter((move) => !held.includes(move.query)))
    console.log(`moved ${query}: ${old ?? 'none'} → ${after ?? 'none'}`);
  console.log(`${moves.length} queries moved since the baseline`);
};

const row = ({kind, figures, isGoodEnough}: JudgedKind) => [
  kind.name,
  {
    queries: figures.count,
    'rank 1': percent(figures.first),
    'in 3': percent(figures.inThree),
    MRR: figures.meanReciprocalRank.toFixed(3),
    threshold: kind.share === undefined ? 'none' : `${percent(kind.share)} within ${kind.within}`,
    holds: isGoodEnough,
  },
];

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

await relevance().catch(endWithSentence);
