import type {z} from 'zod';
import type {AgentData} from '../data/AgentData.ts';
import type {CheckedFile} from '../check/CheckedFile.ts';
import type {CodeCheckResult} from '../check/CodeCheckResult.ts';
import type {FrameRenderer} from '../render/FrameRequest.ts';

/** What tools may use. Nothing in it can execute code or read files, apart from the renderer of the local program. */
export type ToolContext = {
  readonly data: AgentData;
  /**
   * Checks code. The server does this in a worker that it stops if it takes too long. The signal is aborted if the client
   * no longer waits.
   */
  readonly checkCode: (files: readonly CheckedFile[], signal?: AbortSignal) => Promise<CodeCheckResult>;
  /** Runs code in a browser without network. Only the local program has it. */
  readonly renderFrames?: FrameRenderer;
};

/** An image in an answer. */
type AnswerImage = {readonly mimeType: string; readonly base64: string};

/** Markdown, with images if there are any. */
export type Answer = {readonly text: string; readonly images?: readonly AnswerImage[]};

/** Something that an agent can call. Throws an `Error` whose message tells the agent what to change. */
export type AgentTool = {
  /** In snake case: `search_docs`. */
  readonly name: string;
  readonly title: string;
  /** When to use it, for the model that chooses between tools. */
  readonly description: string;
  readonly input: z.ZodObject;
  run(input: unknown, context: ToolContext): Promise<Answer>;
};

/** Gives the function of a tool the type of its input, which the schema checks. */
export function defineTool<Input extends z.ZodObject>(tool: {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly input: Input;
  run(input: z.infer<Input>, context: ToolContext): Answer | Promise<Answer>;
}): AgentTool {
  return {
    ...tool,
    run: async (input, context) => {
      assertKnownNames(tool, input);
      return tool.run(tool.input.parse(input) as z.infer<Input>, context);
    },
  };
}

/** If a tool ignored an unknown argument, its answer would look as if the argument had been used. */
function assertKnownNames({name, input: {shape}}: Pick<AgentTool, 'name' | 'input'>, input: unknown): void {
  const unknown = Object.keys(input ?? {}).find((key) => !Object.hasOwn(shape, key));
  if (unknown !== undefined) {
    throw new Error(
      `${name} has no argument "${unknown.slice(0, 100)}". Its arguments are ${Object.keys(shape).join(', ')}.`,
    );
  }
}
