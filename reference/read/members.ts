import ts from 'typescript';
import type {MemberModel} from '../model.ts';
import {isOwn} from './isOwn.ts';
import {typeText} from './typeText.ts';

/**
 * The fields of an object type, also of each member of a union of object types; what React and the DOM add is left
 * out. Objects that the package itself declares are listed with their fields, dotted: `config.damping`.
 */
export const fieldsOf = (checker: ts.TypeChecker, type: ts.Type, prefix = ''): MemberModel[] => {
  const variants = (type.isUnion() ? type.types : [type]).filter(
    (variant) => !(variant.flags & ts.TypeFlags.Undefined),
  );
  const names = [...new Set(variants.flatMap((variant) => variant.getProperties().map((item) => item.name)))];
  return names.flatMap((name) => {
    const found = variants.map((variant) => variant.getProperty(name)).filter((item) => item !== undefined);
    return found.some(isOwn) ? fieldOf(checker, found, found.length < variants.length, prefix) : [];
  });
};

const fieldOf = (
  checker: ts.TypeChecker,
  symbols: readonly ts.Symbol[],
  absentInSome: boolean,
  prefix: string,
): MemberModel[] => {
  const optional = absentInSome || symbols.some((symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0);
  const types = symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
  const name = `${prefix}${symbols[0]?.name ?? ''}`;
  const texts = [...new Set(types.map((type) => typeText(checker, type, optional)))];
  const nested = prefix === '' ? types.flatMap((type) => nestedFields(checker, type, `${name}.`)) : [];
  return [{name, type: texts.join(' | '), optional}, ...nested];
};

/** Fields of an option that is itself an object of options; not those of arrays, functions, elements and classes. */
const nestedFields = (checker: ts.TypeChecker, type: ts.Type, prefix: string): MemberModel[] => {
  const object = checker.getNonNullableType(type);
  if (object.isUnion() || !(object.flags & ts.TypeFlags.Object) || !isPlainObject(checker, object)) return [];
  return fieldsOf(checker, object, prefix);
};

const isPlainObject = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  type.getCallSignatures().length === 0 &&
  type.getConstructSignatures().length === 0 &&
  !checker.isArrayType(type) &&
  !checker.isTupleType(type) &&
  !type.isClass() &&
  type.getProperties().length > 0 &&
  type.getProperties().every(isOwn);
