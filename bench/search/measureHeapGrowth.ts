import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** Measures by how many bytes the result of `make` grows the heap, without garbage. */
export async function measureHeapGrowth<Result>(make: () => Promise<Result>): Promise<{made: Result; bytes: number}> {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const made = await make();
  collectGarbage();
  return {made, bytes: process.memoryUsage().heapUsed - before};
}
