import {constants, getPriority} from 'node:os';
import {expect, test} from 'vitest';
import {runCommand} from './runCommand.ts';

const printPriority = [process.execPath, '--print', 'os.getPriority()'];

function write(): void {}

test('a command with a low priority leaves the CPU to others', async () => {
  const {output} = await runCommand(printPriority, {write, hasLowPriority: true});
  expect(Number(output)).toBeGreaterThanOrEqual(constants.priority.PRIORITY_BELOW_NORMAL);
});

test('other commands have the priority of this program', async () => {
  const {output} = await runCommand(printPriority, {write});
  expect(Number(output)).toBe(getPriority());
});

test('returns the exit code and the output of a command that fails', async () => {
  const fail = [process.execPath, '--eval', 'console.log("half"); process.exit(3)'];
  expect(await runCommand(fail, {write})).toEqual({code: 3, output: 'half\n'});
});
