import {z} from 'zod';
import {createProjectFiles} from '../../playground-core/download/createProjectFiles.ts';
import {blankProject} from '../../playground-core/project/blankProject.ts';
import {readProject} from '../../playground-core/project/projectSchema.ts';
import type {AgentData} from '../data/AgentData.ts';
import {defineTool} from './AgentTool.ts';

const settings = z.object({
  width: z.number().int().default(1920),
  height: z.number().int().default(1080),
  fps: z.number().int().default(30),
  durationInFrames: z.number().int().default(150),
});

/** Returns the text of each file of a new project, by its path. Throws if a setting is out of range. */
export function createStarterFiles(input: z.input<typeof settings>, {starter}: AgentData): Record<string, string> {
  const project = readProject({...blankProject, ...settings.parse(input)});
  if (!project) {
    throw new Error('The width, height, fps or durationInFrames is too large, or less than 1.');
  }
  return createProjectFiles(project, starter, []);
}

/** Returns the files of a new project. */
export const startProject = defineTool({
  name: 'start_project',
  title: 'Start a project',
  description:
    'Returns all files of a new Remotion 3.2 project with exact versions, which works with npm install and npm start. Write them to disk, then change the component.',
  input: settings,
  run(input, {data}) {
    const files = createStarterFiles(input, data);
    const texts = Object.entries(files).map(([path, text]) => `**${path}**\n\n\`\`\`\`\n${text.trimEnd()}\n\`\`\`\``);
    return {text: texts.join('\n\n')};
  },
});
