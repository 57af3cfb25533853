import {setFlagsFromString} from 'node:v8';

const heapGrowthPercent = 20;

/**
 * Makes this process and its workers collect garbage before the heap has grown by more than 20 %. By default, V8 lets it
 * grow several times over on a machine with a lot of memory, even if almost nothing in it is still used. Both flags are
 * read whenever a heap is about to grow, so they can be set while the process runs.
 */
export function collectGarbageEarly(): void {
  setFlagsFromString(`--heap-growing-percent=${heapGrowthPercent}`);
  // The space for new objects keeps its first size.
  setFlagsFromString('--semi-space-growth-factor=1');
}
