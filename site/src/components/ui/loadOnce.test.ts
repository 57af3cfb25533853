import {expect, test} from 'vitest';
import {loadOnce} from './loadOnce.ts';

test('loads once for all callers, and again after a failure', async () => {
  const asked: string[] = [];
  let isDown = false;
  const load = loadOnce((address) => {
    asked.push(address);
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve({address});
  });
  const [first, second] = await Promise.all([load('/a'), load('/a')]);
  expect(first).toBe(second);
  expect(await load('/a')).toBe(first);
  isDown = true;
  await expect(load('/b')).rejects.toThrow('down');
  isDown = false;
  expect(await load('/b')).toEqual({address: '/b'});
  expect(asked).toEqual(['/a', '/b', '/b']);
});
