import {cpus, loadavg, totalmem} from 'node:os';

/** Says on what, and beside what, something is measured: times mean little without it. */
export const machineState = (): string => {
  const processors = cpus();
  const load = loadavg().map((value) => value.toFixed(1));
  return [
    `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}`,
    `${(totalmem() / 1e9).toFixed(0)} GB`,
    `load ${load.join(' ')} (1, 5, 15 minutes)`,
    `Node.js ${process.version}`,
  ].join(', ');
};
