import {setImmediate as turn, setTimeout as wait} from 'node:timers/promises';
import {expect, test} from 'vitest';
import {createSearchQueue} from './createSearchQueue.ts';

test('runs one after the other in the order of arrival', async () => {
  const queue = createSearchQueue();
  const order: string[] = [];
  const runs = ['a', 'b', 'c'].map((name) => queue.run(() => order.push(name)));
  expect(queue.waiting).toBe(2);
  await Promise.all(runs);
  expect(order).toEqual(['a', 'b', 'c']);
  expect(queue.waiting).toBe(0);
});

test('gives the process turns enough between two searches to let in a crowd, one connection a turn', async () => {
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

test('refuses what is more than may wait, with the time to come again', async () => {
  const queue = createSearchQueue({mostWaiting: 1});
  const taken = [queue.run(() => 1), queue.run(() => 2)];
  await expect(queue.run(() => 3)).rejects.toMatchObject({statusCode: 503, retryAfter: 1});
  expect(await Promise.all(taken)).toEqual([1, 2]);
  expect(await queue.run(() => 4)).toBe(4);
});

test('refuses what waited too long, and goes on', async () => {
  // Longer than a busy machine may let a process wait, which would make the first late as well.
  const queue = createSearchQueue({longestWait: 250});
  const slow = queue.run(() => {
    const until = performance.now() + 300;
    while (performance.now() < until);
    return 'slow';
  });
  const late = queue.run(() => 'late');
  await Promise.all([
    expect(slow).resolves.toBe('slow'),
    expect(late).rejects.toMatchObject({statusCode: 503, message: 'Too many searches are under way.'}),
  ]);
  expect(await queue.run(() => 'next')).toBe('next');
});

test('leaves out what nobody waits for', async () => {
  const queue = createSearchQueue();
  let ran = false;
  const first = queue.run(() => 1);
  const gone = queue.run(
    () => (ran = true),
    () => true,
  );
  await Promise.all([first, expect(gone).rejects.toMatchObject({statusCode: 503})]);
  expect(ran).toBe(false);
});

test('goes on after work that fails', async () => {
  const queue = createSearchQueue();
  const failing = queue.run(() => {
    throw new Error('broken');
  });
  await expect(failing).rejects.toThrow('broken');
  await wait(1);
  expect(await queue.run(() => 'next')).toBe('next');
});
