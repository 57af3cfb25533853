import {availableParallelism} from 'node:os';

/**
 * Works on all items in their order. Works on one more at the same time than there are CPU cores, so that no core waits
 * while files are read and written.
 */
export async function runInParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values();
  const worker = async (): Promise<void> => {
    for (const item of rest) {
      await work(item);
    }
  };
  await Promise.all(Array.from({length: availableParallelism() + 1}, worker));
}
