import {defaults} from '../data/defaults.ts';
import {internal} from '../data/internal.ts';
import {since} from '../data/since.ts';
import type {ExportModel, MemberModel} from '../model.ts';

/** Adds what neither types nor a look at the code tell: reviewed defaults, versions, and why an export is internal. */
export const annotate = (packageName: string, read: ExportModel): ExportModel => {
  const key = `${packageName}#${read.name}`;
  return {
    ...read,
    members: read.members.map((member) => annotateMember(`${key}.${member.name}`, member)),
    ...(internal[key] ? {internal: internal[key]} : {}),
    ...(since[key] ? {since: since[key].version} : {}),
  };
};

const annotateMember = (key: string, member: MemberModel): MemberModel => ({
  ...member,
  ...(defaults[key] === undefined ? {} : {default: defaults[key].value}),
  ...(since[key] ? {since: since[key].version} : {}),
});
