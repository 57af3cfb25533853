import {VERSION} from 'remotion';
import {expect, test} from 'vitest';
import {remotionVersion} from './versions.ts';

test('remotionVersion is the version that is installed', () => {
  expect(VERSION).toBe(remotionVersion);
});
