import type {ToolContext} from '../tools/AgentTool.ts';
import {examples} from '../tools/examples.ts';
import {sharedTools} from '../tools/sharedTools.ts';

/** Calls each tool with its example, and returns the answers as Markdown. Throws if a tool has no example. */
export async function createAnswers(context: ToolContext): Promise<string> {
  const sections: string[] = [];
  for (const {name, run} of sharedTools) {
    const example = examples.find(({tool}) => tool === name);
    if (!example) {
      throw new Error(`${name} has no example. Add one to packages/agents/tools/examples.ts.`);
    }
    const {text} = await run(example.input, context);
    sections.push(`# ${name}\n\nInput: ${JSON.stringify(example.input)}\n\nAnswer:\n\n${text.trim()}\n`);
  }
  return sections.join('\n');
}
