import {defaults} from '../data/defaults.ts';
import {internal} from '../data/internal.ts';
import {since} from '../data/since.ts';
import type {ExportModel, MemberModel} from '../model.ts';

/** Adds facts that can't be read from types or code: reviewed defaults, versions, and why an export is internal. */
export function annotate(packageName: string, read: ExportModel): ExportModel {
  const key = `${packageName}#${read.name}`;
  return {
    ...read,
    members: read.members.map((member) => annotateMember(`${key}.${member.name}`, member)),
    ...(internal[key] ? {internal: internal[key]} : {}),
    ...(since[key] ? {since: since[key].version} : {}),
  };
}

function annotateMember(key: string, member: MemberModel): MemberModel {
  return {
    ...member,
    ...(defaults[key] === undefined ? {} : {default: defaults[key].value}),
    ...(since[key] ? {since: since[key].version} : {}),
  };
}
