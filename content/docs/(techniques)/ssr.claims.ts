import type {getCompositionId} from '@remotion/cli/dist/get-composition-id.js';
import {RenderInternals} from '@remotion/renderer';
import {expect, onTestFinished, vi} from 'vitest';
import {claim} from '../../../packages/claims/claim.ts';
import {collectConsole} from '../../../packages/claims/collectConsole.ts';
import {loadCli} from '../../../packages/claims/loadCli.ts';
import {replaceMachine} from '../../../packages/claims/replaceMachine.ts';

const compositions = ['Greeting', 'Farewell'].map((id) => ({
  id,
  width: 1280,
  height: 720,
  fps: 30,
  durationInFrames: 90,
  defaultProps: {},
}));

claim('In a workflow, GitHub sets the CI variable, so the command fails without an ID.', async () => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('CI', 'true');
  const errors = collectConsole('error');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit');
  });
  onTestFinished(() => exit.mockRestore());
  const {getCompositionId: get} = loadCli().load<{getCompositionId: typeof getCompositionId}>('get-composition-id');
  await expect(get(compositions, [])).rejects.toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
  expect(errors.join('\n')).toContain('Composition ID not passed.');
  expect(await get(compositions, ['Greeting'])).toMatchObject({compositionId: 'Greeting'});
});

claim('By default, each render opens half as many tabs as your CPU has threads, but at most 8.', () => {
  const tabs = [2, 10, 64].map((threads) => {
    replaceMachine({threads});
    return RenderInternals.getActualConcurrency(null);
  });
  expect(tabs).toEqual([1, 5, 8]);
});
