import {z} from 'zod';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import {type ExtraId, extras} from '../../starters/catalog/extras.ts';
import {findStarter, firstStarter, starters} from '../../starters/catalog/starters.ts';
import {createProject} from '../../starters/project/createProject.ts';
import {createStarterSource} from '../../starters/project/createStarterSource.ts';
import {findNameProblem, initialOptions, languages, managers} from '../../starters/project/Options.ts';
import {findUnavailableExtras} from '../../starters/project/findUnavailableExtras.ts';
import type {Project} from '../../starters/project/Project.ts';
import type {AgentData} from '../data/AgentData.ts';
import {defineTool} from './AgentTool.ts';

const extraIds = extras.map(({id}) => id) as [ExtraId, ...ExtraId[]];

const input = z.object({
  starter: z
    .string()
    .default(firstStarter)
    .describe(starters.map(({id, about}) => `${id}: ${about}`).join(' ')),
  name: z.string().default(initialOptions.name).describe('The name of the package'),
  language: z.enum(languages).default(initialOptions.language),
  manager: z.enum(managers).default(initialOptions.manager),
  extras: z
    .array(z.enum(extraIds))
    .default([])
    .describe(extras.map(({id, about}) => `${id}: ${about}.`).join(' ')),
  agents: z.boolean().default(initialOptions.hasAgents).describe('Whether to add AGENTS.md and a skill'),
  width: z.number().int().min(1).max(8192).optional(),
  height: z.number().int().min(1).max(8192).optional(),
  fps: z.number().int().min(1).max(240).optional(),
  durationInFrames: z.number().int().min(1).max(100_000).optional(),
});

/**
 * Creates a new project.
 * @throws with the valid values if a starter doesn't exist, a name isn't valid, or an extra isn't available.
 */
export async function createStarter(
  settings: z.input<typeof input>,
  {starter: resources}: AgentData,
): Promise<Project> {
  const {starter: id, name, language, manager, extras: wanted, agents, ...size} = input.parse(settings);
  const starter = findStarter(id);
  if (!starter) {
    const ids = starters.map((item) => item.id);
    throw new Error(
      `There is no starter "${id}". Did you mean ${findNearestNames(id, ids)[0]}? All: ${ids.join(', ')}.`,
    );
  }
  const problem = findNameProblem(name);
  if (problem !== undefined) {
    throw new Error(`"${name}" isn't a valid name. ${problem}`);
  }
  const source = {...createStarterSource(starter, resources), settings: size};
  const unavailable = findUnavailableExtras(source, resources);
  const reasons = wanted.flatMap((extra) => (unavailable[extra] ? [`${extra}: ${unavailable[extra]}`] : []));
  if (reasons.length > 0) {
    throw new Error(`The starter "${id}" can't have these extras. ${reasons.join(' ')}`);
  }
  return createProject(source, {name, language, manager, extras: wanted, hasAgents: agents}, resources);
}

/** Returns the files of a new project. */
export const startProject = defineTool({
  name: 'start_project',
  title: 'Start a project',
  description:
    'Returns all files of a new Remotion 3.2 project with exact versions. Write them to disk, download the ones that are listed as links, run the commands, then change the component.',
  input,
  async run(settings, {data}) {
    const {texts, media, steps} = await createStarter(settings, data);
    return {
      text: [
        ...Object.entries(texts).map(([path, text]) => `**${path}**\n\n\`\`\`\`\n${text.trimEnd()}\n\`\`\`\``),
        ...Object.entries(media).map(([path, from]) => `**${path}**: download ${data.siteUrl}/${from}`),
        `Commands:\n\n${steps.map(({about, command}) => `- ${about}: \`${command}\``).join('\n')}`,
      ].join('\n\n'),
    };
  },
});
