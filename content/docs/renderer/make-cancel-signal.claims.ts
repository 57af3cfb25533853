import {makeCancelSignal} from '@remotion/renderer';
import {expect} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';

claim('If you pass the same signal to several calls, you can stop all of them at once.', () => {
  const {cancelSignal, cancel} = makeCancelSignal();
  const stopped: string[] = [];
  cancelSignal(() => stopped.push('first'));
  cancelSignal(() => stopped.push('second'));
  cancel();
  expect(stopped).toEqual(['first', 'second']);
});

claim("It's a function that the renderer calls to register a callback, which runs when you cancel the render", () => {
  const {cancelSignal, cancel} = makeCancelSignal();
  let calls = 0;
  cancelSignal(() => calls++);
  expect(calls).toBe(0);
  cancel();
  expect(calls).toBe(1);
});

claim('If you have one, call cancel when it fires its abort event.', () => {
  const {cancelSignal, cancel} = makeCancelSignal();
  const controller = new AbortController();
  let isStopped = false;
  cancelSignal(() => (isStopped = true));
  controller.signal.addEventListener('abort', cancel);
  controller.abort();
  expect(isStopped).toBe(true);
});

claim('The function takes no arguments and returns nothing.', () => {
  const {cancel} = makeCancelSignal();
  expect(cancel).toHaveLength(0);
  expect(cancel()).toBeUndefined();
});

claim('Calling the function again has no effect.', () => {
  const {cancelSignal, cancel} = makeCancelSignal();
  let calls = 0;
  cancelSignal(() => calls++);
  cancel();
  cancel();
  expect(calls).toBe(1);
});

claim("If you pass it to another render, that render's promise rejects immediately.", () => {
  const {cancelSignal, cancel} = makeCancelSignal();
  cancel();
  let isStopped = false;
  cancelSignal(() => (isStopped = true));
  expect(isStopped).toBe(true);
});
