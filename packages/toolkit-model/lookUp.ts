import {findNearestNames} from './findNearestNames.ts';
import type {ExportModel, MemberModel, Model} from './model.ts';

/**
 * Finds an export by name, in the given package or in all packages.
 * If there is none, returns an error that lists the closest names.
 */
export function findExport(model: Model, name: string, packageName?: string): ExportModel | Error {
  const packages = model.packages.filter(
    (item) => packageName === undefined || item.name === packageName || item.name.startsWith(`${packageName}/`),
  );
  const exports = packages.flatMap((item) => item.exports);
  const where = packageName ?? 'any package';
  return (
    exports.find((item) => item.name === name) ?? createUnknownError(`export "${name}" of ${where}`, name, exports)
  );
}

/** Finds a parameter, option, prop or field of an export. */
export function findMember(of: ExportModel, name: string): MemberModel | Error {
  return (
    of.members.find((member) => member.name === name) ?? createUnknownError(`"${name}" of ${of.name}`, name, of.members)
  );
}

/** Finds a flag, setter or command by its full name. */
export function findNamed<T extends {readonly name: string}>(all: readonly T[], kind: string, name: string): T | Error {
  return all.find((item) => item.name === name) ?? createUnknownError(`${kind} "${name}"`, name, all);
}

function createUnknownError(what: string, name: string, known: readonly {readonly name: string}[]): Error {
  const names = findNearestNames(
    name,
    known.map((item) => item.name),
  );
  return new Error(`The packages have no ${what}. Nearest: ${names.join(', ') || 'none'}`);
}
