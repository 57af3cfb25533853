import {z} from 'zod';
import {playgroundPath} from '../../playground-core/playgroundPath.ts';
import {encodeProject} from '../../playground-core/project/encodeProject.ts';
import {firstComposition} from '../../playground-core/project/PlaygroundProject.ts';
import {readProject} from '../../playground-core/project/projectSchema.ts';
import {defineTool} from './AgentTool.ts';
import {readPlaygroundFiles} from './readPlaygroundFiles.ts';

/** Creates a link that opens code in the playground of the site. */
export const playgroundLink = defineTool({
  name: 'playground_link',
  title: 'Link to the playground',
  description:
    'Returns a link that opens files in the playground of the documentation, where people can play and edit the video without installing anything. The first file exports the component. The code is part of the link and is not stored.',
  input: z.object({
    files: z
      .array(z.object({path: z.string().describe('Title.tsx or parts/Title.tsx'), text: z.string().max(100_000)}))
      .min(1)
      .max(20),
    width: z.number().int().default(firstComposition.width),
    height: z.number().int().default(firstComposition.height),
    fps: z.number().int().default(firstComposition.fps),
    durationInFrames: z.number().int().default(firstComposition.durationInFrames),
    props: z.record(z.string(), z.unknown()).default({}),
  }),
  run({files, ...settings}, {data}) {
    const project = readProject({...settings, files: readPlaygroundFiles(files)});
    if (!project) {
      throw new Error('The width, height, fps or durationInFrames is too large, or less than 1.');
    }
    return {text: `${data.siteUrl}${playgroundPath}#code=${encodeProject(project)}`};
  },
});
