import {z} from 'zod';

/** A task that a user can start in their client. */
type AgentPrompt = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly arguments: Readonly<Record<string, z.ZodType<string>>>;
  readonly write: (values: Readonly<Record<string, unknown>>) => string;
};

const rules =
  'Look up every API with list_api and read_page of the Remotion documentation server. Check all files together with check_code, fix what it finds, and only then show them.';

export const prompts: readonly AgentPrompt[] = [
  {
    name: 'make_video',
    title: 'Make a video about …',
    description: 'Plans and writes a video with Remotion 3.2',
    arguments: {topic: z.string().describe('What the video is about')},
    write: ({topic}) =>
      `Make a video about ${String(topic)} with Remotion 3.2.\n\n1. Suggest the scenes, their lengths in frames at 30 fps, and the size of the video. Ask me if something important is missing.\n2. Start with the files of start_project, and write one component per scene.\n3. ${rules}\n4. If render_frames is available, look at a frame of each scene.\n5. Tell me the command that renders the video.`,
  },
  {
    name: 'migrate',
    title: 'Migrate from …',
    description: 'Rewrites a video of another version or library for Remotion 3.2',
    arguments: {from: z.string().describe('A version of Remotion, or a library such as GSAP or After Effects')},
    write: ({from}) =>
      `Migrate my video from ${String(from)} to Remotion 3.2.\n\n1. Search the documentation for "migration ${String(from)}" and for what replaces each API that I use.\n2. Replace everything that plays in real time with values that are calculated from useCurrentFrame().\n3. ${rules}\n4. List what has no replacement, and what to do instead.`,
  },
  {
    name: 'explain_failure',
    title: 'Why does my render fail?',
    description: 'Finds the cause of an error in a render',
    arguments: {log: z.string().describe('The output of the command')},
    write: ({log}) =>
      `My render with Remotion 3.2 fails. Call explain_error with this log, check the files that it mentions with check_code, and tell me the cause and the fix with links.\n\n${String(log)}`,
  },
];
