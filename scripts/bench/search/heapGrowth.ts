import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';

/** By how many bytes the heap has grown by what `make` gives, garbage aside. */
export const heapGrowth = async <Result>(make: () => Promise<Result>): Promise<{made: Result; bytes: number}> => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  collectGarbage();
  const before = process.memoryUsage().heapUsed;
  const made = await make();
  collectGarbage();
  return {made, bytes: process.memoryUsage().heapUsed - before};
};
