import os from 'node:os';
import {onTestFinished, vi} from 'vitest';

type Machine = {
  /** The number of CPU threads. */
  readonly threads?: number;
  /** In bytes. */
  readonly freeMemory?: number;
  readonly cpuModel?: string;
  readonly architecture?: NodeJS.Architecture;
  readonly platform?: NodeJS.Platform;
  readonly nodeVersion?: string;
};

/** Makes Node.js describe another machine until the claim ends. What isn't given stays as it is. */
export function replaceMachine({threads, freeMemory, cpuModel, architecture, platform, nodeVersion}: Machine): void {
  const [cpu] = os.cpus();
  if (!cpu) {
    throw new Error('This machine has no CPU.');
  }
  const model = cpuModel ?? cpu.model;
  const spies = [
    vi.spyOn(os, 'cpus').mockReturnValue(Array.from({length: threads ?? os.cpus().length}, () => ({...cpu, model}))),
    vi.spyOn(os, 'freemem').mockReturnValue(freeMemory ?? os.freemem()),
    vi.spyOn(os, 'arch').mockReturnValue(architecture ?? os.arch()),
    vi.spyOn(os, 'platform').mockReturnValue(platform ?? os.platform()),
  ];
  const own = {platform: process.platform, version: process.version};
  Object.defineProperty(process, 'platform', {value: platform ?? own.platform});
  Object.defineProperty(process, 'version', {value: nodeVersion ?? own.version});
  onTestFinished(() => {
    spies.forEach((spy) => spy.mockRestore());
    Object.defineProperty(process, 'platform', {value: own.platform});
    Object.defineProperty(process, 'version', {value: own.version});
  });
}
