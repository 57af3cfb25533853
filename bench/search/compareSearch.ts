import {readIndex} from '../../packages/search/readIndex.ts';
import {getQuantile} from '../getQuantile.ts';
import {indexFile} from '../withSite.ts';
import {evaluatePeer} from './evaluatePeer.ts';
import {loadTestServer} from './loadTestServer.ts';
import {measureLunr} from './measureLunr.ts';
import {measureMiniSearch} from './measureMiniSearch.ts';
import {measureOurs} from './measureOurs.ts';
import {measurePagefind} from './measurePagefind.ts';

/** Compares the search with three well-known ones on the same pages and queries, then measures the server under load. */
export async function compareSearch(): Promise<void> {
  const {records} = await readIndex(indexFile);
  const siteUrl = new URL(records[0]?.url ?? '').origin;
  const costs: Record<string, Record<string, string>> = {};
  const relevance: Record<string, Record<string, string>> = {};
  const unseen: Record<string, Record<string, string>> = {};
  for (const create of [measureOurs, measureMiniSearch, measureLunr, measurePagefind]) {
    const peer = await create(siteUrl);
    const {evaluation, heldOut, times} = await evaluatePeer(peer, records).finally(() => peer.close?.());
    const seconds = times.reduce((sum, time) => sum + time, 0) / 1000;
    const {name, indexBytes, buildSeconds, memoryBytes} = peer;
    costs[name] = {
      'queries per second': (times.length / seconds).toFixed(0),
      'p50, ms': getQuantile(times, 0.5).toFixed(1),
      'p95, ms': getQuantile(times, 0.95).toFixed(1),
      'p99, ms': getQuantile(times, 0.99).toFixed(1),
      'memory, MB': memoryBytes === undefined ? 'in the browser' : (memoryBytes / 1e6).toFixed(0),
      'index, kB': (indexBytes / 1000).toFixed(0),
      'build, s': buildSeconds.toFixed(1),
    };
    relevance[name] = Object.fromEntries([
      ...evaluation.sets.map(({set, metrics}) => [
        set.name,
        `${(metrics.successAtMaxRank * 100).toFixed(1)} % in ${set.maxRank}`,
      ]),
      ['MRR', evaluation.meanReciprocalRank.toFixed(3)],
    ]);
    unseen[name] = Object.fromEntries(
      Object.entries({...heldOut.groups, all: heldOut.all}).map(
        ([group, {successAt1, successAt3, meanReciprocalRank}]) => [
          group,
          [successAt1, successAt3, meanReciprocalRank].map((figure) => figure.toFixed(3)).join(' '),
        ],
      ),
    );
  }
  console.log('One query after the other in one thread, Pagefind in a browser. Indexes compressed with Brotli 9.');
  console.table(costs);
  console.log('Relevance on the test queries');
  console.table(swapRowsAndColumns(relevance));
  console.log('Held-out queries: right first, right in the first three, mean reciprocal rank');
  console.table(swapRowsAndColumns(unseen));
  await loadTestServer(1);
  await loadTestServer(8);
}

function swapRowsAndColumns(rows: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  const columns: Record<string, Record<string, string>> = {};
  for (const [row, cells] of Object.entries(rows)) {
    for (const [column, cell] of Object.entries(cells)) {
      (columns[column] ??= {})[row] = cell;
    }
  }
  return columns;
}
