import {z} from 'zod';
import {createQuery} from '../../planner-core/command/builderQuery.ts';
import {type Choices, initialChoices, defaultCodec} from '../../planner-core/command/Choices.ts';
import {findCaveats} from '../../planner-core/command/findCaveats.ts';
import {findProblems} from '../../planner-core/command/findProblems.ts';
import {readCommand} from '../../planner-core/command/readCommand.ts';
import {readOutput} from '../../planner-core/command/readOutput.ts';
import {writeCommand} from '../../planner-core/command/writeCommand.ts';
import {writeConfig} from '../../planner-core/command/writeConfig.ts';
import {writeLambda} from '../../planner-core/command/writeLambda.ts';
import {writeRenderMedia} from '../../planner-core/command/writeRenderMedia.ts';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import {renderOptions} from '../../toolkit-model/rules/renderOptions.ts';
import {defineTool} from './AgentTool.ts';

const value = z.union([z.string().max(200), z.number(), z.boolean()]);
const name = z.string().min(1).max(300);

/** Says whether a render accepts a combination of options, and writes it in all forms. */
export const planRender = defineTool({
  name: 'plan_render',
  title: 'Plan a render',
  description:
    'Checks whether a combination of codec and options is valid for a render with Remotion 3.2, and why not. If it is, returns it as a command, as remotion.config.ts, as a call of renderMedia() and as a call of renderMediaOnLambda(). Pass options, or an existing "npx remotion render" command.',
  input: z.object({
    command: z.string().max(4000).optional().describe('An existing command, instead of the other values'),
    options: z
      .record(z.string(), value)
      .default({})
      .describe('Values by name, flag or setter: {"codec": "prores", "--crf": 18, "muted": true}'),
    entry: name.default(initialChoices.entry).describe('The file that calls registerRoot()'),
    composition: name.default(initialChoices.composition).describe('The ID of the composition'),
    output: name.default(initialChoices.output).describe('The output file. Its extension chooses the codec'),
    width: z.number().int().min(1).default(1920).describe('The width of the composition'),
    height: z.number().int().min(1).default(1080).describe('The height of the composition'),
  }),
  run({command, width, height, ...rest}, {data: {siteUrl}}) {
    const {choices, problems, omitted = []} = command === undefined ? readInput(rest) : readPasted(command);
    const reasons = [...problems, ...findProblems(choices, {width, height}).map(({text}) => text)];
    if (reasons.length > 0) {
      return {
        text: `Not valid. The render would fail:\n\n${toList(reasons)}\n\n${siteUrl}/docs/cli/render#errors`,
      };
    }
    const caveats = [
      ...findCaveats(choices),
      ...(omitted.length > 0
        ? [`plan_render left out some flags of your command. Add these yourself: ${omitted.join(', ')}.`]
        : []),
    ];
    return {
      text: [
        `Valid for a composition of ${width}x${height}.`,
        ...(caveats.length > 0 ? [`Note:\n\n${toList(caveats)}`] : []),
        toCode('On the command line', 'bash', writeCommand(choices)),
        toCode('In remotion.config.ts', 'ts', writeConfig(choices)),
        toCode('In Node.js', 'ts', writeRenderMedia(choices)),
        toCode('On Lambda', 'ts', writeLambda(choices)),
        `Change it: ${siteUrl}/docs/cli/render${createQuery(choices)}#build-or-explain-a-command`,
      ].join('\n\n'),
    };
  },
});

type Read = {
  readonly choices: Choices;
  readonly problems: readonly string[];
  /** Flags of a command that the results don't contain. */
  readonly omitted?: readonly string[];
};

function readPasted(command: string): Read {
  const read = readCommand(command);
  if (read instanceof Error) {
    throw read;
  }
  return {
    choices: read.choices,
    problems: [
      ...read.problems,
      ...read.words.filter(({isWrong}) => isWrong).map(({text, meaning}) => `${text}: ${meaning}`),
    ],
    omitted: read.words.map(({text}) => text).filter((text) => text.startsWith('-') && !isKnownFlag(text)),
  };
}

function isKnownFlag(text: string): boolean {
  return renderOptions.some(({flag}) => text.split(/[= ]/)[0] === flag);
}

function readInput({
  options,
  output,
  ...rest
}: Omit<Choices, 'options'> & {options: Record<string, z.infer<typeof value>>}): Read {
  const texts = readOptions(options);
  const {name: own, implied, problem} = readOutput(output, texts.codec);
  return {
    choices: {
      ...rest,
      output: own ?? initialChoices.output,
      options: implied !== undefined && implied !== defaultCodec ? {codec: implied, ...texts} : texts,
    },
    problems: problem === undefined ? [] : [problem],
  };
}

const transparent =
  'For a transparent video, pass {"codec": "vp8", "imageFormat": "png", "pixelFormat": "yuva420p"}. See /docs/transparent-videos.';
const audio = 'Audio is included by default. Pass {"muted": true} to leave it out.';
const ofComposition = 'Set it on the <Composition>.';

/** What to pass instead of names that aren't options, but that callers are likely to try. */
const hints: Readonly<Record<string, string>> = {
  transparent,
  alpha: transparent,
  audio,
  sound: audio,
  fps: ofComposition,
  durationInFrames: ofComposition,
};

/** Returns the values as the fields of the command builder contain them. */
function readOptions(options: Readonly<Record<string, z.infer<typeof value>>>): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [key, entered] of Object.entries(options)) {
    const option = renderOptions.find(({name: own, flag, setter}) => [own, flag, setter].includes(key));
    if (!option) {
      const known = renderOptions.flatMap(({name: own, flag}) => [own, flag]);
      const hint = Object.hasOwn(hints, key) ? hints[key] : undefined;
      if (hint !== undefined) {
        throw new Error(`plan_render has no option "${key}". ${hint}`);
      }
      throw new Error(
        `plan_render has no option "${key}". The closest are ${findNearestNames(key, known).join(', ')}. It doesn't know all options; list_api describes the others.`,
      );
    }
    const isSwitch = option.field.kind === 'switch';
    if (isSwitch !== (typeof entered === 'boolean')) {
      throw new Error(
        isSwitch ? `${option.name} is a switch: pass true or false.` : `${option.name} needs a value, not ${entered}.`,
      );
    }
    if (entered !== false) {
      texts[option.name] = String(entered);
    }
  }
  return texts;
}

function toList(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

function toCode(title: string, language: string, code: string): string {
  return `${title}:\n\n\`\`\`${language}\n${code}\n\`\`\``;
}
