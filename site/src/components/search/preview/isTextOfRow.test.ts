import {expect, test} from 'vitest';
import {isTextOfRow} from './isTextOfRow.ts';

test.each([
  ['fps: The frame rate.; number', 'fps', true],
  ['The message is a whole row', ' The message\n  is a whole row ', true],
  ['fpsOfPreview: Another option.', 'fps', false],
  ['Remotion renders every frame.', 'Remotion', false],
  ['The frame rate.', '', false],
  ['The frame rate.', undefined, false],
])('recognizes the row of the text %j by its first cell %j: %j', (text, firstCell, isFound) => {
  expect(isTextOfRow(text, firstCell)).toBe(isFound);
});
