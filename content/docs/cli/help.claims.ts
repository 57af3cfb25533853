import type {cli} from '@remotion/cli';
import type {printHelp} from '@remotion/cli/dist/print-help.js';
import {rmSync} from 'node:fs';
import {join} from 'node:path';
import {expect, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {enterProject} from '../../../packages/claims/enterProject.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';

type Result = {readonly output: string; readonly exitCode: unknown};

/** Runs the command line in a project until it ends the process for the first time. */
async function run(words: readonly string[], {hasProject = true} = {}): Promise<Result> {
  const folder = enterProject({});
  if (!hasProject) {
    rmSync(join(folder, 'package.json'));
  }
  const lines = (['log', 'error'] as const).map(collectConsole);
  const exitCodes: unknown[] = [];
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    exitCodes.push(code);
    throw new Error('exit');
  });
  try {
    await loadCli(words).load<{cli: typeof cli}>('index').cli();
  } catch (error) {
    if (!(error instanceof Error) || error.message !== 'exit') {
      throw error;
    }
  } finally {
    exit.mockRestore();
  }
  return {output: lines.flat().join('\n'), exitCode: exitCodes[0]};
}

/** Returns what the help prints. */
function readHelp(): string {
  const lines = collectConsole('log');
  loadCli().load<{printHelp: typeof printHelp}>('print-help').printHelp();
  return lines.join('\n');
}

claim(
  'npx remotion help prints the version of the command line, followed by its commands with their arguments and most common flags.',
  () => {
    const help = readHelp();
    expect(help).toMatch(/^@remotion\/cli 3\.2\.44 /);
    for (const command of ['preview', 'render', 'still', 'compositions', 'benchmark', 'versions', 'upgrade']) {
      expect(help).toContain(`\nremotion ${command}`);
    }
  },
);

claim('The command exits with code 0.', async () => {
  const {output, exitCode} = await run(['help']);
  expect(exitCode).toBe(0);
  expect(output).toContain('Available commands:');
});

claim('All arguments appear to be required.', () => {
  expect(readHelp()).toContain('remotion render <entry-point.ts> <comp-id> <output-file.mp4>');
});

claim('It calls one of the log levels warning, but the level is named warn.', () => {
  expect(readHelp()).toContain('Log level, "error", "warning", "verbose", "info" (default)');
  const {ConfigInternals} = loadCli(['--log=warn']);
  expect(ConfigInternals.Logging.getLogLevel()).toBe('warn');
});

claim('Many flags are missing.', () => {
  const help = readHelp();
  for (const flag of ['--scale', '--muted', '--disable-keyboard-shortcuts', '--gl']) {
    expect(help).not.toContain(flag);
  }
});

claim("Prints the same list, no matter which command you add it to. The command itself doesn't run.", async () => {
  const help = readHelp();
  for (const command of ['render', 'preview', 'nothing']) {
    expect(await run([command, '--help'])).toMatchObject({output: help, exitCode: 0});
  }
});

claim(
  "Unlike npx remotion help, this flag also works outside of a project, because Remotion doesn't read the configuration file or compare your package versions.",
  async () => {
    expect(await run(['--help'], {hasProject: false})).toMatchObject({output: readHelp(), exitCode: 0});
    expect((await run(['help'], {hasProject: false})).exitCode).toBe(1);
  },
);

claim('npx remotion -h prints the help only because no command was passed, so it exits with code 1.', async () => {
  const {output, exitCode} = await run(['-h']);
  expect(output).toContain('Available commands:');
  expect(exitCode).toBe(1);
});

claim('There is no command with this name. Remotion prints the help and exits with code 1.', async () => {
  const {output, exitCode} = await run(['redner']);
  expect(output).toContain('Command redner not found.');
  expect(output).toContain('Available commands:');
  expect(exitCode).toBe(1);
});

claim("You've run npx remotion help outside of a project.", async () => {
  const {output} = await run(['help'], {hasProject: false});
  expect(output).toContain(
    'Could not find a package.json in the current directory or any of the 5 parent directories. Is this a Remotion project?',
  );
});
