import {cpus, loadavg, totalmem} from 'node:os';

/** Describes the machine and its load, because times mean little without them. */
export function readMachineState(): string {
  const processors = cpus();
  const load = loadavg().map((value) => value.toFixed(1));
  return [
    `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}`,
    `${(totalmem() / 1e9).toFixed(0)} GB`,
    `load ${load.join(' ')} (1, 5, 15 minutes)`,
    `Node.js ${process.version}`,
  ].join(', ');
}
