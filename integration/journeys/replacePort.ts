import {findFreePort} from '../../packages/tooling/findFreePort.ts';
import type {Step} from './readSteps.ts';

/** Replaces the port that the code and the commands of a page use with a free one. */
export async function replacePort(steps: readonly Step[], port: number | undefined): Promise<readonly Step[]> {
  if (port === undefined) {
    return steps;
  }
  const free = String(await findFreePort());
  const old = new RegExp(`\\b${port}\\b`, 'g');
  return steps.map((step) => {
    const entries = Object.entries(step).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(old, free) : value,
    ]);
    return Object.fromEntries(entries) as Step;
  });
}
