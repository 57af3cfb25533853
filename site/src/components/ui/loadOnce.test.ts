import {expect, test} from 'vitest';
import {loadOnce} from './loadOnce.ts';

test('loads once for all callers, and again after a failure', async () => {
  const requested: string[] = [];
  let isDown = false;
  const load = loadOnce((url) => {
    requested.push(url);
    return isDown ? Promise.reject(new Error('down')) : Promise.resolve({url});
  });
  const [first, second] = await Promise.all([load('/a'), load('/a')]);
  expect(first).toBe(second);
  expect(await load('/a')).toBe(first);
  isDown = true;
  await expect(load('/b')).rejects.toThrow('down');
  isDown = false;
  expect(await load('/b')).toEqual({url: '/b'});
  expect(requested).toEqual(['/a', '/b', '/b']);
});
