import {z} from 'zod';
import type {ExportModel, FlagModel, MemberModel, Model, SetterModel} from '../../toolkit-model/model.ts';
import {getPresence} from '../../toolkit-model/getPresence.ts';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import {explainPackage, findReplacement} from '../check/replacements.ts';
import type {AgentData} from '../data/AgentData.ts';
import {defineTool} from './AgentTool.ts';
import {findFlag} from './findFlag.ts';

/** Returns exports, options, flags and setters as they are in the packages. */
export const listApi = defineTool({
  name: 'list_api',
  title: 'List the API',
  description:
    'Returns the exact API of Remotion 3.2 from the installed packages: exports with their options, types, defaults and versions, flags of the command line, and setters of remotion.config.ts. Without a name, lists everything in a package.',
  input: z.object({
    name: z
      .string()
      .max(200)
      .optional()
      .describe('An export, flag, setter or command: spring, <Sequence>, --crf, Config.Output.setCodec'),
    package: z.string().max(100).optional().describe('Only this package, such as @remotion/player'),
  }),
  run({name, package: wanted}, {data}) {
    const {model} = data;
    if (wanted !== undefined && !model.packages.some((item) => item.name === wanted)) {
      const other = explainPackage(wanted);
      throw new Error(
        other
          ? `${other.message} ${other.fix} ${data.siteUrl}${other.link}`
          : `There is no package "${wanted}". The packages are ${model.packages.map((item) => item.name).join(', ')}.`,
      );
    }
    return {text: name === undefined ? listAll(model, wanted) : describe(name.trim(), data, wanted)};
  },
});

function listAll({packages, flags, setters}: Model, wanted: string | undefined): string {
  const lists = packages
    .filter((item) => wanted === undefined || item.name === wanted)
    .map(({name, version, exports}) => {
      const names = exports.filter(({internal}) => internal === undefined).map((item) => item.name);
      return `## ${name} ${version}\n\n${names.join(', ')}`;
    });
  const rest =
    wanted === undefined
      ? [
          `## Flags of the command line\n\n${flags.map((flag) => flag.name).join(', ')}`,
          `## Setters of remotion.config.ts\n\n${setters.map((setter) => setter.name).join(', ')}`,
        ]
      : [];
  return [...lists, ...rest].join('\n\n');
}

function describe(wanted: string, data: AgentData, packageName: string | undefined): string {
  const {model} = data;
  const name = wanted.replace(/^<\s*\/?|\s*\/?>$|\(.*\)$/g, '');
  const texts = [
    ...model.packages
      .filter((item) => packageName === undefined || item.name === packageName)
      .flatMap((item) =>
        item.exports.filter((own) => own.name === name).map((own) => describeExport(own, item.name, data)),
      ),
    ...model.flags.filter((flag) => flag.name === name).map((flag) => describeFlag(flag, data)),
    ...model.setters
      .filter((setter) => setter.name === name || setter.name.endsWith(`.${name}`))
      .map((setter) => describeSetter(setter, data)),
    ...model.commands
      .filter((command) => command.name === name || command.name === `npx ${name}`)
      .map(
        ({name: command, arguments: args, flags}) =>
          `## ${[command, ...args].join(' ')}\n\nFlags: ${flags.join(', ') || 'none'}`,
      ),
    ...describeOption(name, data),
  ];
  const found = texts.length > 0 ? texts : describeOwners(name, packageName, data);
  if (found.length > 0) {
    return found.join('\n\n');
  }
  const homes = model.packages.filter(
    (item) => item.exports.some((own) => own.name === name) || describeOwners(name, item.name, data).length > 0,
  );
  if (homes.length > 0) {
    throw new Error(`${packageName} has no "${wanted}". It's in ${homes.map((item) => item.name).join(', ')}.`);
  }
  const known = [
    ...model.packages.flatMap(({exports}) => exports.map((item) => item.name)),
    ...model.flags.map((flag) => flag.name),
    ...model.setters.map((setter) => setter.name),
    ...model.commands.map((command) => command.name),
  ];
  const replacement = findReplacement(name);
  throw new Error(
    `Remotion ${data.version} has no "${wanted}". ${replacement ? `${replacement.fix} ${data.siteUrl}${replacement.link}` : `The closest are ${findNearestNames(name, known).join(', ')}.`}`,
  );
}

function describeExport(item: ExportModel, from: string, data: AgentData): string {
  const {name, kind, signature, members, values, since} = item;
  const rows = withoutInternals(members, data.model).map(
    (member) =>
      `| \`${member.name}\` | \`${escape(member.type)}\` | ${member.default === undefined ? (getPresence(item, member)?.toLowerCase() ?? '') : `\`${escape(member.default)}\``} | ${member.since ?? ''} |`,
  );
  return [
    `## ${name} (${kind} of ${from}${since === undefined ? '' : `, since ${since}`})`,
    `\`\`\`ts\n${signature}\n\`\`\``,
    ...(values && values.length > 0 ? [`Values: ${values.join(', ')}`] : []),
    ...(rows.length > 0 ? [`| Name | Type | Default | Since |\n| --- | --- | --- | --- |\n${rows.join('\n')}`] : []),
    ...getLink(name, data),
  ].join('\n\n');
}

function describeFlag({name, type, isSwitch, setter, nodeOption, instead}: FlagModel, data: AgentData): string {
  return [
    `## ${name}`,
    `${isSwitch ? 'A switch without a value.' : `Value: \`${type}\`.`}${instead === undefined ? '' : ` Deprecated, use ${instead}.`}`,
    `In remotion.config.ts: ${setter ?? 'none'}. In Node.js: ${nodeOption ?? 'none'}.`,
    `Commands: ${data.model.commands
      .filter((command) => command.flags.includes(name))
      .map((command) => command.name)
      .join(', ')}`,
    ...getFlagLink(name, data),
  ].join('\n\n');
}

function describeSetter({name, parameter, type, flag}: SetterModel, data: AgentData): string {
  return [
    `## ${name}(${parameter})`,
    `Type: \`${type}\`. On the command line: ${flag ?? 'none'}.`,
    ...getLink(name, data),
  ].join('\n\n');
}

/** Describes one option, such as `renderMedia.crf`. */
function describeOption(name: string, data: AgentData): string[] {
  const [owner = '', ...rest] = name.split('.');
  const found = data.model.packages.flatMap(({exports}) => exports).find((item) => item.name === owner);
  const member = found?.members.find((item) => item.name === rest.join('.'));
  if (found === undefined || member === undefined) {
    return [];
  }
  const presence = getPresence(found, member);
  const facts = [
    ...(presence === undefined ? [] : [presence]),
    ...(member.default === undefined ? [] : [`${member.default} by default`]),
  ];
  const sentence = facts.length === 0 ? '' : ` ${facts.join(', ')}.`;
  return [`## ${name}\n\nType: \`${member.type}\`.${sentence}\n\n${getLink(owner, data).join('')}`];
}

/** Describes an option by its own name, such as `volume`, with every function and component that has it. */
function describeOwners(name: string, packageName: string | undefined, data: AgentData): string[] {
  const rows = data.model.packages
    .filter((item) => packageName === undefined || item.name === packageName)
    .flatMap(({exports}) => exports)
    .filter(({kind, internal}) => kind !== 'type' && internal === undefined)
    .flatMap((owner) =>
      withoutInternals(owner.members, data.model)
        .filter((member) => member.name === name || member.name.endsWith(`.${name}`))
        .map(
          (member) =>
            `| ${owner.kind === 'component' ? `<${owner.name}>` : owner.name} | \`${member.name}\` | \`${escape(member.type)}\` | ${getLink(owner.name, data).join('')} |`,
        ),
    );
  return rows.length === 0
    ? []
    : [
        `## ${name}\n\nNot an export, but an option of:\n\n| Export | Option | Type | Page |\n| --- | --- | --- | --- |\n${rows.join('\n')}`,
      ];
}

/** Leaves out the fields of options whose type is an internal class. */
function withoutInternals(members: readonly MemberModel[], {packages}: Model): readonly MemberModel[] {
  const types = new Set(
    packages.flatMap(({exports}) => exports.filter(({internal}) => internal !== undefined).map((item) => item.name)),
  );
  const internals = members.filter(({type}) => types.has(type)).map((member) => `${member.name}.`);
  return members.filter((member) => !internals.some((prefix) => member.name.startsWith(prefix)));
}

function getFlagLink(name: string, data: AgentData): string[] {
  const section = findFlag(data.pages, name);
  return section ? [`${data.siteUrl}${section.page.path}#${section.heading.anchor}`] : getLink(name, data);
}

function getLink(name: string, {siteUrl, exportPages}: AgentData): string[] {
  const page = exportPages.get(name);
  return page === undefined ? [] : [`${siteUrl}${page}`];
}

/** A pipe would end the cell of the table. */
function escape(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
