import type {getLatestRemotionVersion} from '@remotion/cli/dist/get-latest-remotion-version.js';
import type {upgrade} from '@remotion/cli/dist/upgrade.js';
import {RenderInternals} from '@remotion/renderer';
import {onTestFinished, vi} from 'vitest';
import {collectConsole} from './collectConsole.ts';
import {enterProject} from './enterProject.ts';
import {loadCli} from './loadCli.ts';

type Upgrade = {
  /** The commands that the package manager would run, such as `npm i react@18.2.0`. */
  readonly commands: readonly string[];
  readonly output: string;
};

/** Runs `npx remotion upgrade` in a project with these files, when 4.0.541 is the newest version on npm. */
export async function runUpgrade(files: Readonly<Record<string, string>>, manager?: string): Promise<Upgrade> {
  const lines = collectConsole('log');
  const {load} = loadCli();
  type Latest = {getLatestRemotionVersion: typeof getLatestRemotionVersion};
  vi.spyOn(load<Latest>('get-latest-remotion-version'), 'getLatestRemotionVersion').mockResolvedValue('4.0.541');
  const commands: string[] = [];
  const run = vi.spyOn(RenderInternals, 'execa').mockImplementation(((program: string, args: readonly string[]) => {
    commands.push([program, ...args].join(' '));
    return Promise.resolve();
  }) as never);
  onTestFinished(() => run.mockRestore());
  await load<{upgrade: typeof upgrade}>('upgrade').upgrade(enterProject(files), manager);
  return {commands, output: lines.join('\n')};
}
