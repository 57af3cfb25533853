import {setImmediate as turn, setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {createSearchQueue} from './createSearchQueue.ts';

test('runs searches one after the other in the order of arrival', async () => {
  const queue = createSearchQueue();
  const order: string[] = [];
  const runs = ['a', 'b', 'c'].map((name) => queue.run(() => order.push(name)));
  expect(queue.waiting).toBe(2);
  await Promise.all(runs);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(queue.waiting).toBe(0);
});

test('yields to the event loop often enough between two searches to accept a crowd of connections', async () => {
  const queue = createSearchQueue();
  let isDone = false;
  const runs = Promise.all([queue.run(() => 1), queue.run(() => (isDone = true))]);
  let turns = 0;
  while (!isDone) {
    await turn();
    turns++;
  }
  await runs;
  expect(turns).toBeGreaterThan(40);
});

test('rejects searches that exceed the limit, with the time to wait', async () => {
  const queue = createSearchQueue({maxWaiting: 1});
  const taken = [queue.run(() => 1), queue.run(() => 2)];
  await expect(queue.run(() => 3)).rejects.toMatchObject({statusCode: 503, retryAfter: 1});
  expect(await Promise.all(taken)).toEqual([1, 2]);
  expect(await queue.run(() => 4)).toBe(4);
});

test('rejects a search that waited too long, and continues', async () => {
  // Longer than a busy machine could delay the process, which would make the first search late as well.
  const queue = createSearchQueue({maxWaitMs: 250});
  const slow = queue.run(() => {
    const until = performance.now() + 300;
    while (performance.now() < until) {
      // Blocks the thread.
    }
    return 'slow';
  });
  const late = queue.run(() => 'late');
  await Promise.all([
    expect(slow).resolves.toBe('slow'),
    expect(late).rejects.toMatchObject({statusCode: 503, message: 'The search is busy. Try again in a few seconds.'}),
  ]);
  expect(await queue.run(() => 'next')).toBe('next');
});

test('skips a search if the client has disconnected', async () => {
  const queue = createSearchQueue();
  let ran = false;
  const first = queue.run(() => 1);
  const skipped = queue.run(
    () => (ran = true),
    () => true,
  );
  await Promise.all([first, expect(skipped).rejects.toMatchObject({statusCode: 503})]);
  expect(ran).toBe(false);
});

test('continues after a failed search', async () => {
  const queue = createSearchQueue();
  const failing = queue.run(() => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  await wait(1);
  expect(await queue.run(() => 'next')).toBe('next');
});
