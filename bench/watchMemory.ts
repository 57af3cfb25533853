import {readFileSync} from 'node:fs';

export type MemoryMeter = {
  /** Returns the memory now, and the peak since the start, in megabytes. */
  read(): string;
  stop(): void;
};

const interval = 100;

/** Watches the memory of a process and those that it has started, on Linux. */
export function watchMemory(pid: number): MemoryMeter {
  let peak = 0;
  const measure = (): number => {
    const now = readMemory(pid);
    peak = Math.max(peak, now);
    return now;
  };
  const timer = setInterval(measure, interval);
  return {
    read() {
      const now = measure();
      return `${now.toFixed(0)} MB, peak ${peak.toFixed(0)} MB`;
    },
    stop: () => clearInterval(timer),
  };
}

/** Adds up the memory of processes. All of them run Node.js, whose file is only once in memory. */
function readMemory(pid: number): number {
  const processes = listProcesses(pid).flatMap(readProcess);
  const anonymous = processes.reduce((sum, item) => sum + item.anonymous, 0);
  return (anonymous + Math.max(0, ...processes.map(({files}) => files))) / 1000;
}

function listProcesses(pid: number): number[] {
  const children = readFile(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number);
  return [pid, ...children.flatMap(listProcesses)];
}

/** Returns kilobytes, or nothing for a process that has ended. */
function readProcess(pid: number): {anonymous: number; files: number}[] {
  const status = readFile(`/proc/${pid}/status`);
  const [anonymous = NaN, files = NaN] = ['RssAnon', 'RssFile'].map((name) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]),
  );
  return Number.isNaN(anonymous) ? [] : [{anonymous, files}];
}

/** Returns nothing for a process that has ended. */
function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
