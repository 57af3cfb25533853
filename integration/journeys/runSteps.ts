import {type ChildProcess, spawn} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, symlinkSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {readJson} from '../../packages/tooling/readJson.ts';
import {root} from '../../packages/tooling/root.ts';
import type {AwsProcesses} from './createAwsProcesses.ts';
import {playVideo} from './playVideo.ts';
import type {Step} from './readSteps.ts';
import {getErrorMessage} from '../../packages/tooling/getErrorMessage.ts';

type Manifest = {readonly bin?: string | Readonly<Record<string, string>>; readonly [name: string]: unknown};

/** Where a guide is followed. */
type Project = {
  readonly folder: string;
  /** A file with the environment variables and the options of the terminal in which all commands are run. */
  readonly terminal: string;
  readonly servers: ChildProcess[];
  readonly aws: AwsProcesses | undefined;
};

type Options = {
  /** The packages that the project already has. */
  readonly given?: string | undefined;
  /** What replaces AWS. */
  readonly aws?: AwsProcesses | undefined;
};

/**
 * Follows steps in a folder. Packages that are installed are linked to those of this repository; no other package can be
 * imported. Stops all servers at the end.
 * @throws an error with the page and the line of the step that fails, and the last lines that it printed.
 */
export async function runSteps(folder: string, steps: readonly Step[], {given, aws}: Options = {}): Promise<void> {
  const project: Project = {folder, terminal: join(folder, 'node_modules/.terminal'), servers: [], aws};
  write(join(folder, 'package.json'), '{}');
  write(project.terminal, '');
  if (given !== undefined) {
    install(folder, given);
  }
  try {
    for (const step of steps) {
      try {
        await runStep(project, step);
      } catch (error) {
        throw new Error(`${step.page}:${step.line}: ${getErrorMessage(error)}`, {
          cause: error,
        });
      }
    }
  } finally {
    for (const {pid} of project.servers.filter(({exitCode, signalCode}) => exitCode === null && signalCode === null)) {
      process.kill(-Number(pid));
    }
  }
}

async function runStep(project: Project, step: Step): Promise<void> {
  const {folder} = project;
  switch (step.kind) {
    case 'write':
      return write(join(folder, step.path), step.text);
    case 'merge':
      return mergeManifest(folder, step.manifest);
    case 'install':
      return install(folder, step.packages);
    case 'copy':
      mkdirSync(dirname(join(folder, step.path)), {recursive: true});
      return copyFileSync(join(root, 'demos/public/media', step.media), join(folder, step.path));
    case 'run':
      return runCommand(project, step.command, step);
    case 'play':
      return playVideo(step.url, step.shows);
    case 'start':
      project.servers.push(await startServer(project, step.command, step.url));
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
  return readJson<Manifest>(path);
}

type Expected = {readonly prints?: string | undefined; readonly sends?: readonly string[] | undefined};

async function runCommand(project: Project, command: string, {prints = '', sends = []}: Expected): Promise<void> {
  const script = `${command}\nstatus=$?\n{ export -p; set +o; } > '${project.terminal}'\nexit $status`;
  const {child, getOutput, getLastLines} = startCommand(project, script);
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) {
    throw new Error(`"${command}" ends with code ${String(code)}: ${getLastLines()}`);
  }
  if (!getOutput().includes(prints)) {
    throw new Error(`"${command}" should print "${prints}", but prints: ${getLastLines()}`);
  }
  const sent = project.aws?.readNewCommands() ?? [];
  if (sent.toSorted().join() !== sends.toSorted().join()) {
    throw new Error(`"${command}" should send "${sends.join(', ')}" to AWS, but sends: ${sent.join(', ')}`);
  }
}

/** Starts a server and waits until it responds. */
async function startServer(project: Project, command: string, url: string): Promise<ChildProcess> {
  const {child, getLastLines} = startCommand(project, command);
  while (!(await responds(url))) {
    if (child.exitCode !== null) {
      throw new Error(`"${command}" ends with code ${child.exitCode}: ${getLastLines()}`);
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
  readonly getOutput: () => string;
  /** Returns the last lines that it has printed. */
  readonly getLastLines: () => string;
};

function startCommand({folder, terminal, aws}: Project, command: string): Started {
  // The npm settings of this repository must not affect the project.
  const variables = Object.entries(process.env).filter(
    ([name]) => !/^(?:npm_|INIT_CWD|NODE_ENV|VITEST|CI$)/.test(name),
  );
  const child = spawn(`source '${terminal}'\n${command}`, {
    cwd: folder,
    env: {...Object.fromEntries(variables), ...aws?.variables},
    shell: '/bin/bash',
    // A group of its own, so that a server ends together with the processes that it has started.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {child, getOutput: () => output, getLastLines: () => output.trim().split('\n').slice(-30).join('\n')};
}
