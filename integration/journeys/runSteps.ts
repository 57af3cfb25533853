import {type ChildProcess, spawn} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {root} from '../../packages/tooling/root.ts';
import type {Step} from './readSteps.ts';

type Manifest = {readonly bin?: string | Readonly<Record<string, string>>; readonly [name: string]: unknown};

/**
 * Follows steps in a folder. Packages that are installed are linked to those of this repository; no other package can be
 * imported. The project already has the packages in `given`. Stops all servers at the end.
 * @throws an error with the page and the line of the step that fails, and the last lines that it printed.
 */
export async function runSteps(folder: string, steps: readonly Step[], given?: string): Promise<void> {
  write(join(folder, 'package.json'), '{}');
  if (given !== undefined) {
    install(folder, given);
  }
  const servers: ChildProcess[] = [];
  try {
    for (const step of steps) {
      try {
        await runStep(folder, step, servers);
      } catch (error) {
        throw new Error(`${step.page}:${step.line}: ${error instanceof Error ? error.message : String(error)}`, {
          cause: error,
        });
      }
    }
  } finally {
    for (const {pid} of servers.filter(({exitCode, signalCode}) => exitCode === null && signalCode === null)) {
      process.kill(-Number(pid));
    }
  }
}

async function runStep(folder: string, step: Step, servers: ChildProcess[]): Promise<void> {
  switch (step.kind) {
    case 'write':
      return write(join(folder, step.path), step.text);
    case 'merge':
      return mergeManifest(folder, step.manifest);
    case 'install':
      return install(folder, step.packages);
    case 'place':
      mkdirSync(dirname(join(folder, step.path)), {recursive: true});
      return copyFileSync(join(root, 'demos/public/media', step.media), join(folder, step.path));
    case 'run':
      return runCommand(folder, step.command, step.prints);
    case 'start':
      servers.push(await startServer(folder, step.command, step.url));
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), {recursive: true});
  writeFileSync(path, text);
}

/** Adds properties to `package.json`. Packages that it names have to be installed. */
function mergeManifest(folder: string, added: object): void {
  const path = join(folder, 'package.json');
  const current = readManifest(path);
  for (const name of Object.keys((added as Manifest).dependencies ?? {})) {
    if (!existsSync(join(folder, 'node_modules', name))) {
      throw new Error(`package.json contains ${name}, but the page hasn't installed it.`);
    }
  }
  write(path, JSON.stringify({...current, ...added}, null, 2));
}

/** Links packages and their commands, as if npm had installed them. */
function install(folder: string, packages: string): void {
  const bin = join(folder, 'node_modules/.bin');
  mkdirSync(bin, {recursive: true});
  for (const name of packages.split(' ').map((item) => item.replace(/(?<=.)@[^/]*$/, ''))) {
    const target = join(root, 'node_modules', name);
    const link = join(folder, 'node_modules', name);
    if (!existsSync(target)) {
      throw new Error(`This repository doesn't have ${name}, so the journey can't continue.`);
    }
    if (!existsSync(link)) {
      mkdirSync(dirname(link), {recursive: true});
      symlinkSync(target, link);
    }
    const commands = readManifest(join(target, 'package.json')).bin ?? {};
    const byName = typeof commands === 'string' ? {[name.replace(/^@[^/]+\//, '')]: commands} : commands;
    for (const [command, file] of Object.entries(byName).filter(([command]) => !existsSync(join(bin, command)))) {
      symlinkSync(join(target, file), join(bin, command));
    }
  }
}

function readManifest(path: string): Manifest {
  return JSON.parse(readFileSync(path, 'utf8')) as Manifest;
}

async function runCommand(folder: string, command: string, expected = ''): Promise<void> {
  const {child, getOutput} = startCommand(folder, command);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) {
    throw new Error(`"${command}" ends with code ${String(code)}: ${getOutput()}`);
  }
  if (!getOutput().includes(expected)) {
    throw new Error(`"${command}" should print "${expected}", but prints: ${getOutput()}`);
  }
}

/** Starts a server and waits until it responds. */
async function startServer(folder: string, command: string, url: string): Promise<ChildProcess> {
  const {child, getOutput} = startCommand(folder, command);
  while (!(await responds(url))) {
    if (child.exitCode !== null) {
      throw new Error(`"${command}" ends with code ${child.exitCode}: ${getOutput()}`);
    }
    await setTimeout(100);
  }
  return child;
}

function responds(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

type Started = {
  readonly child: ChildProcess;
  /** Returns the last lines that it has printed. */
  readonly getOutput: () => string;
};

function startCommand(folder: string, command: string): Started {
  // The npm settings of this repository must not affect the project.
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|INIT_CWD|NODE_ENV|VITEST|CI$)/.test(name),
  );
  const child = spawn(command, {
    cwd: folder,
    env: Object.fromEntries(variables),
    shell: '/bin/bash',
    // A group of its own, so that a server ends together with the processes that it has started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {child, getOutput: () => output.trim().split('\n').slice(-30).join('\n')};
}
