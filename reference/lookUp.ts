import {nearest} from './nearest';
import type {ExportModel, MemberModel, Model} from './model';

/**
 * Finds an export by name, in the given package or, without one, in all of them.
 * Returns an error that lists the nearest names when there is none.
 */
export const findExport = (model: Model, name: string, packageName?: string): ExportModel | Error => {
  const packages = model.packages.filter(
    (item) => packageName === undefined || item.name === packageName || item.name.startsWith(`${packageName}/`),
  );
  const exports = packages.flatMap((item) => item.exports);
  const where = packageName ?? 'any package';
  return exports.find((item) => item.name === name) ?? unknown(`export "${name}" of ${where}`, name, exports);
};

/** Finds a parameter, option, prop or field of an export. */
export const findMember = (of: ExportModel, name: string): MemberModel | Error =>
  of.members.find((member) => member.name === name) ?? unknown(`"${name}" of ${of.name}`, name, of.members);

/** Finds a flag, setter or command by its whole name. */
export const findNamed = <T extends {readonly name: string}>(
  all: readonly T[],
  kind: string,
  name: string,
): T | Error => all.find((item) => item.name === name) ?? unknown(`${kind} "${name}"`, name, all);

const unknown = (what: string, name: string, known: readonly {readonly name: string}[]): Error => {
  const names = nearest(
    name,
    known.map((item) => item.name),
  );
  return new Error(`The packages have no ${what}. Nearest: ${names.join(', ') || 'none'}`);
};
