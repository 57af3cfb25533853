import {availableParallelism} from 'node:os';

/** Works on all items in their order, as many at the same time as there are CPU cores. */
export async function runInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: availableParallelism()}, worker));
}
