import type {PhrasingContent, Table, TableCell, TableRow} from 'mdast';
import {findExport, findMember} from '../../../reference/lookUp';
import type {ExportModel, MemberModel} from '../../../reference/model';
import {inlineMarkdown} from './inlineMarkdown';
import {installedModel} from './installedModel';
import type {Attributes, Resolver} from './Resolver';

/** `<Option of="interpolate" name="easing" />`: the facts of one option, for the component of that name. */
export const option: Resolver = (attributes, packageName) => {
  const found = exportOf(attributes, packageName);
  if (found instanceof Error) return found;
  const member = findMember(found, String(attributes.name));
  if (member instanceof Error) return member;
  const facts = {
    type: member.type,
    presence: presenceOf(found, member),
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

/** Whether a reader has to give it. What one reads, such as a field or a function of a class, is neither. */
const presenceOf = ({kind}: ExportModel, {optional}: MemberModel): string | undefined => {
  if (kind === 'class' || kind === 'constant') return undefined;
  return optional ? 'Optional' : 'Required';
};

/** `<Signature of="interpolate" />`: the declaration, as a highlighted block. */
export const signature: Resolver = (attributes, packageName) => {
  const found = exportOf(attributes, packageName);
  if (found instanceof Error) return found;
  const title = found.since ? `Signature, since ${found.since}` : 'Signature';
  return {type: 'code', lang: 'ts', meta: `title="${title}"`, value: found.signature};
};

/** `<AllowedValues of="Codec" />`: the members of a union, in a line. */
export const allowedValues: Resolver = (attributes, packageName) => {
  const found = exportOf(attributes, packageName);
  if (found instanceof Error) return found;
  if (!found.values) return new Error(`${found.name} is not a union of literals`);
  const values = found.values.flatMap((value, index): PhrasingContent[] => [
    ...(index === 0 ? [] : [{type: 'text' as const, value: ', '}]),
    {type: 'inlineCode', value},
  ]);
  return {type: 'paragraph', children: [{type: 'text', value: 'One of '}, ...values, {type: 'text', value: '.'}]};
};

/** `<Fields of="VideoConfig" about={{fps: '…'}} />`: a table with a row for each field, none forgotten. */
export const fields: Resolver = (attributes, packageName) => {
  const found = exportOf(attributes, packageName);
  if (found instanceof Error) return found;
  const about = typeof attributes.about === 'object' ? attributes.about : {};
  const untold = found.members.filter((member) => !about[member.name]);
  if (untold.length > 0) return new Error(`about lacks ${untold.map((member) => member.name).join(', ')}`);
  const unknown = Object.keys(about).map((name) => findMember(found, name));
  return unknown.find((member) => member instanceof Error) ?? tableOf(found, about);
};

const exportOf = (attributes: Attributes, packageName: string | undefined): ExportModel | Error => {
  const from = typeof attributes.from === 'string' ? attributes.from : packageName;
  return findExport(installedModel(), String(attributes.of), from);
};

const tableOf = (of: ExportModel, about: Readonly<Record<string, string>>): Table => {
  const hasDefaults = of.members.some((member) => member.default !== undefined);
  const head = ['Field', 'Type', ...(hasDefaults ? ['Default'] : []), 'Meaning'];
  return {
    type: 'table',
    children: [
      row(head.map((text) => [{type: 'text', value: text}])),
      ...of.members.map((member) => memberRow(member, hasDefaults, about[member.name] ?? '')),
    ],
  };
};

const memberRow = (member: MemberModel, hasDefaults: boolean, meaning: string): TableRow =>
  row([
    [{type: 'inlineCode', value: member.optional ? `${member.name}?` : member.name}],
    [{type: 'inlineCode', value: member.type}],
    ...(hasDefaults ? [defaultOf(member)] : []),
    inlineMarkdown(meaning),
  ]);

const defaultOf = (member: MemberModel): PhrasingContent[] =>
  member.default === undefined ? [] : [{type: 'inlineCode', value: member.default}];

const row = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({type: 'tableCell', children})),
});
