import {fileURLToPath} from 'node:url';
import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {createCheckRunner} from '../check/createCheckRunner.ts';
import {factsFile} from '../data/DataFile.ts';
import {readAgentData} from '../data/readAgentData.ts';
import {createEngine} from '../../search/engine/createEngine.ts';
import {readIndex} from '../../search/readIndex.ts';
import {createFrameRenderer} from '../render/createFrameRenderer.ts';
import {createAgentServer, describeError} from '../server/createAgentServer.ts';
import type {ToolContext} from '../tools/AgentTool.ts';
import {localTools} from '../tools/localTools.ts';
import {runCommand} from './runCommand.ts';

// The program is bundled into one file. Its data is next to it.
const folder = fileURLToPath(new URL('.', import.meta.url));
function file(name: string): string {
  return `${folder}${name}`;
}
const args = process.argv.slice(2);

/** Serves the Model Context Protocol on standard input and output, or runs a single command and ends. */
async function main(): Promise<number> {
  const runner = createCheckRunner({
    workerFile: file('checkWorker.mjs'),
    libraryFile: file('library.json'),
    factsFile: file(factsFile),
  });
  const context: ToolContext = {
    data: readAgentData(folder, createEngine(await readIndex(file('search-index.json')))),
    checkCode: (files) => runner.check(files),
    renderFrames: createFrameRenderer({folder: file('sandbox')}),
  };
  if (args.length > 0) {
    try {
      const {text, exitCode} = await runCommand(args, context);
      console.log(text);
      return exitCode;
    } finally {
      await runner.close();
    }
  }
  const server = createAgentServer(localTools, context);
  const closed = new Promise<void>((resolve) => {
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await closed;
  await runner.close();
  return 0;
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(describeError(error));
  return 1;
});
