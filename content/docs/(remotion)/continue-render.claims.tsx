import {continueRender, delayRender} from 'remotion';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim(
  'It clears a handle that you got from delayRender(). Once all handles are cleared, Remotion takes a screenshot of the frame.',
  () => {
    const [first, second] = [delayRender(), delayRender()];
    continueRender(first);
    expect(window.ready).toBe(false);
    continueRender(second);
    expect(window.ready).toBe(true);
  },
);

claim("If you've already cleared the handle, or if you pass a number that was never a handle, nothing happens.", () => {
  const [first, second] = [delayRender(), delayRender()];
  continueRender(first);
  continueRender(first);
  continueRender(123);
  continueRender(NaN);
  expect(window.ready).toBe(false);
  continueRender(second);
  expect(window.ready).toBe(true);
});

claim("continueRender() doesn't return anything.", () => {
  expect(continueRender(delayRender())).toBeUndefined();
});

claim('The argument is missing or undefined.', () => {
  const call = continueRender as (...values: unknown[]) => void;
  for (const values of [[], [undefined]]) {
    expect(() => call(...values)).toThrow(
      'The continueRender() method must be called with a parameter that is the return value of delayRender(). No value was passed.',
    );
  }
});

claim("The argument isn't a number.", () => {
  const call = continueRender as (...values: unknown[]) => void;
  expect(() => call('a')).toThrow(
    'The parameter passed into continueRender() must be the return value of delayRender() which is a number. Got: "a"',
  );
  expect(() => call([1, () => undefined])).toThrow('which is a number. Got: [1,null]');
  expect(() => call(null)).toThrow('which is a number. Got: null');
});

claim("Code that follows a promise doesn't wait for the promise's callbacks.", async () => {
  const order: string[] = [];
  const promise = Promise.resolve().then(() => order.push('callback'));
  order.push('after');
  await promise;
  expect(order).toEqual(['after', 'callback']);
});
