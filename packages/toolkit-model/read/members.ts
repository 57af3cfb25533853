import ts from 'typescript';
import type {MemberModel} from '../model.ts';
import {isOwn} from './isOwn.ts';
import {formatType} from './formatType.ts';

/**
 * Returns the fields of an object type or of each member of a union of object types, without those from React and the
 * DOM. Fields of nested objects that the package declares are included with a dot: `config.damping`.
 */
export function getFields(checker: ts.TypeChecker, type: ts.Type, prefix = ''): MemberModel[] {
  const variants = (type.isUnion() ? type.types : [type]).filter(
    (variant) => !(variant.flags & ts.TypeFlags.Undefined),
  );
  const names = [...new Set(variants.flatMap((variant) => variant.getProperties().map((item) => item.name)))];
  return names.flatMap((name) => {
    const found = variants.map((variant) => variant.getProperty(name)).filter((item) => item !== undefined);
    return found.some(isOwn) ? getField(checker, found, found.length < variants.length, prefix) : [];
  });
}

function getField(
  checker: ts.TypeChecker,
  symbols: readonly ts.Symbol[],
  absentInSome: boolean,
  prefix: string,
): MemberModel[] {
  const optional = absentInSome || symbols.some((symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0);
  const types = symbols.map((symbol) => checker.getTypeOfSymbol(symbol));
  const name = `${prefix}${symbols[0]?.name ?? ''}`;
  const texts = [...new Set(types.map((type) => formatType(checker, type, optional)))];
  const nested = prefix === '' ? types.flatMap((type) => getNestedFields(checker, type, `${name}.`)) : [];
  return [{name, type: texts.join(' | '), optional}, ...nested];
}

/** Returns the fields of an option that is an object of options, but not of arrays, functions, elements and classes. */
function getNestedFields(checker: ts.TypeChecker, type: ts.Type, prefix: string): MemberModel[] {
  const object = checker.getNonNullableType(type);
  if (object.isUnion() || !(object.flags & ts.TypeFlags.Object) || !isPlainObject(checker, object)) {
    return [];
  }
  return getFields(checker, object, prefix);
}

function isPlainObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    !type.isClass() &&
    type.getProperties().length > 0 &&
    type.getProperties().every(isOwn)
  );
}
