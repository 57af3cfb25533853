import {join} from 'node:path';
import type {FastifyPluginAsync} from 'fastify';
import {createCheckRunner} from '../check/createCheckRunner.ts';
import {factsFile} from '../data/DataFile.ts';
import {readAgentData} from '../data/readAgentData.ts';
import type {Engine} from '../../search/engine/createEngine.ts';
import {mcpRoute} from './mcpRoute.ts';

/**
 * Creates the route for agents from the files that the build has written. Checks run in a worker, which ends when the
 * server stops.
 */
export function createMcpExtension(toolsDirectory: string): (engine: Engine) => Promise<FastifyPluginAsync> {
  return async (engine) => {
    const data = readAgentData(toolsDirectory, engine);
    const runner = createCheckRunner({
      workerFile: join(toolsDirectory, 'checkWorker.mjs'),
      libraryFile: join(toolsDirectory, 'library.json'),
      factsFile: join(toolsDirectory, factsFile),
      // With the time for waiting, less than the minute after which most clients give up.
      timeoutMs: 30_000,
    });
    return async (app) => {
      app.addHook('onClose', () => runner.close());
      await app.register(mcpRoute, {context: {data, checkCode: (files, signal) => runner.check(files, signal)}});
    };
  };
}
