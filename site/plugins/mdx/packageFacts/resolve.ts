import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {findExport, findMember} from '../../../../packages/toolkit-model/lookUp.ts';
import {getPresence} from '../../../../packages/toolkit-model/getPresence.ts';
import type {ExportModel, MemberModel, Model} from '../../../../packages/toolkit-model/model.ts';
import {parseInlineMarkdown} from './parseInlineMarkdown.ts';
import type {Attributes, Resolver} from './Resolver.ts';

/**
 * `<Option of="interpolate" name="easing" />`: the facts of one option, for the component with that name. `required` is
 * the condition under which an option is required although its type is optional.
 */
export const resolveOption: Resolver = (attributes, model, packageName) => {
  const found = getExport(attributes, model, packageName);
  if (found instanceof Error) {
    return found;
  }
  const member = findMember(found, String(attributes.name));
  if (member instanceof Error) {
    return member;
  }
  const presence = getPresence(found, member);
  if (attributes.required !== undefined && presence !== 'Optional') {
    return new Error(`the type already marks ${member.name} as required, or it isn't an option; remove "required"`);
  }
  const facts = {
    type: member.type,
    presence: attributes.required === undefined ? presence : 'Required',
    condition: typeof attributes.required === 'string' ? attributes.required : undefined,
    fallback: member.default,
    since: member.since,
  };
  return {
    type: 'mdxJsxFlowElement',
    name: 'Option',
    attributes: Object.entries(facts).flatMap(([name, value]) =>
      value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
    ),
    children: [],
  };
};

/** `<Signature of="interpolate" />`: the declaration as a highlighted code block. */
export const resolveSignature: Resolver = (attributes, model, packageName) => {
  const found = getExport(attributes, model, packageName);
  if (found instanceof Error) {
    return found;
  }
  const title = found.since ? `Signature, since ${found.since}` : 'Signature';
  return {type: 'code', lang: 'ts', meta: `title="${title}"`, value: found.signature};
};

/** `<AllowedValues of="Codec" />`: the members of a union in one line. */
export const getAllowedValues: Resolver = (attributes, model, packageName) => {
  const found = getExport(attributes, model, packageName);
  if (found instanceof Error) {
    return found;
  }
  if (!found.values) {
    return new Error(`${found.name} is not a union of literals`);
  }
  const values = found.values.flatMap((value, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [{type: 'text' as const, value: ', '}]),
    {type: 'inlineCode', value},
  ]);
  return {type: 'paragraph', children: [{type: 'text', value: 'One of '}, ...values, {type: 'text', value: '.'}]};
};

/** `<Fields of="VideoConfig" about={{fps: '…'}} />`: a table with a row for each field, each of which needs a description. */
export const resolveFields: Resolver = (attributes, model, packageName) => {
  const found = getExport(attributes, model, packageName);
  if (found instanceof Error) {
    return found;
  }
  if (attributes.links === 'headings') {
    return createOverview(found);
  }
  const about = typeof attributes.about === 'object' ? attributes.about : {};
  const untold = found.members.filter((member) => !about[member.name]);
  if (untold.length > 0) {
    return new Error(`about lacks ${untold.map((member) => member.name).join(', ')}`);
  }
  const unknown = Object.keys(about).map((name) => findMember(found, name));
  return unknown.find((member) => member instanceof Error) ?? createTable(found, about);
};

function getExport(attributes: Attributes, model: Model, packageName: string | undefined): ExportModel | Error {
  const from = typeof attributes.from === 'string' ? attributes.from : packageName;
  return findExport(model, String(attributes.of), from);
}

function createTable(of: ExportModel, about: Readonly<Record<string, string>>): Table {
  const hasDefaults = of.members.some((member) => member.default !== undefined);
  const head = ['Field', 'Type', ...(hasDefaults ? ['Default'] : []), 'Meaning'];
  return {
    type: 'table',
    children: [
      createRow(head.map((text) => [{type: 'text', value: text}])),
      ...of.members.map((member) => createMemberRow(member, hasDefaults, about[member.name] ?? '')),
    ],
  };
}

/** All members with links to their headings on the page, which explain them. */
function createOverview({members}: ExportModel): Table {
  const head = ['Name', 'Type', 'Default'].map((text): PhrasingContent[] => [{type: 'text', value: text}]);
  return {
    type: 'table',
    children: [
      createRow(head),
      ...members.map((member) => {
        const name: PhrasingContent = {type: 'inlineCode', value: member.name};
        return createRow([
          [{type: 'link', url: `#${member.name.toLowerCase()}`, children: [name]}],
          [{type: 'inlineCode', value: member.type}],
          getDefault(member),
        ]);
      }),
    ],
  };
}

function createMemberRow(member: MemberModel, hasDefaults: boolean, meaning: string): TableRow {
  return createRow([
    [{type: 'inlineCode', value: member.optional ? `${member.name}?` : member.name}],
    [{type: 'inlineCode', value: member.type}],
    ...(hasDefaults ? [getDefault(member)] : []),
    parseInlineMarkdown(meaning),
  ]);
}

function getDefault(member: MemberModel): PhrasingContent[] {
  return member.default === undefined ? [] : [{type: 'inlineCode', value: member.default}];
}

function createRow(cells: readonly PhrasingContent[][]): TableRow {
  return {
    type: 'tableRow',
    children: cells.map((children): TableCell => ({type: 'tableCell', children})),
  };
}
