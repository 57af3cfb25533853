import {expect, test} from 'vitest';
import {initialEntries} from '../../../../../../packages/planner-core/lambda/Entries.ts';
import {getResults} from '../../../../../../packages/planner-core/lambda/getResults.ts';
import {plannerFields} from '../../../../../../packages/planner-core/lambda/plannerFields.ts';
import {requireWorkload} from '../../../../../../packages/planner-core/lambda/readEntries.ts';
import {createPlanCsv} from './createPlanCsv.ts';

test('the CSV file has every entry and every row, and quotes values with a comma', () => {
  const {rows} = getResults(requireWorkload(initialEntries));
  const lines = createPlanCsv(initialEntries, rows).split('\r\n');
  expect(lines).toHaveLength(1 + plannerFields.length + 2 + rows.length + 1);
  expect(lines[0]).toBe('Name,Value,Formula,Source,Date');
  expect(lines[1]).toBe('Video duration,60,Seconds,Your entries,');
  expect(lines[3]).toBe('Frames per function,Default,Leave empty for the default,Your entries,');
  expect(lines).toContain('Frames,"1,800","60 s × 30 fps, rounded to whole frames",Your entries,');
});
