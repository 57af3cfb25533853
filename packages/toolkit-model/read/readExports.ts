import ts from 'typescript';
import type {ExportKind, ExportModel, MemberModel} from '../model.ts';
import {annotate} from './annotate.ts';
import {isOwn} from './isOwn.ts';
import {getFields} from './members.ts';
import {readDefaults} from './readDefaults.ts';
import {formatSignature} from './formatSignature.ts';
import {getLiterals, formatType} from './formatType.ts';

/** Reads all public exports of a package, including parts of objects (`Series.Sequence`). */
export async function readExports(program: ts.Program, entry: string, packageName: string): Promise<ExportModel[]> {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) {
    throw new Error(`${packageName}: ${entry} isn't a module`);
  }
  const read: ExportModel[] = [];
  for (const symbol of getExports(checker, module)) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const found of findExportAndParts(checker, symbol.name, target, isTypeOnly(symbol))) {
      read.push(await readExport(checker, found, packageName));
    }
  }
  return read.sort((a, b) => a.name.localeCompare(b.name));
}

/** Returns the named exports, or the properties of the object that a CommonJS module exports. */
function getExports(checker: ts.TypeChecker, module: ts.Symbol): ts.Symbol[] {
  const assigned = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  if (!assigned) {
    return checker.getExportsOfModule(module);
  }
  const target = assigned.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(assigned) : assigned;
  return checker.getTypeOfSymbol(target).getProperties();
}

/** Returns the symbols of all types that the given entry files export. */
export function getPublicTypes(program: ts.Program, entries: readonly string[]): ReadonlySet<ts.Symbol> {
  const checker = program.getTypeChecker();
  const symbols = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? getExports(checker, module) : [];
  });
  return new Set(
    symbols.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)),
  );
}

type Found = {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly kind: ExportKind;
  readonly type: ts.Type;
};

/** Whether it's exported with `export type`, so that you can import the name but not the value. */
function isTypeOnly(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((item) => ts.isExportSpecifier(item) && ts.isTypeOnlyExportDeclaration(item));
}

/** Returns the export and the components that are its properties. */
function findExportAndParts(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, typeOnly: boolean): Found[] {
  const found = {...describeSymbol(checker, name, symbol), ...(typeOnly ? {kind: 'type' as const} : {})};
  if (found.kind !== 'component') {
    return [found];
  }
  const parts = found.type.getProperties().filter((part) => isOwn(part) && /^[A-Z]/.test(part.name));
  return [found, ...parts.map((part) => describeSymbol(checker, `${name}.${part.name}`, part))];
}

function describeSymbol(checker: ts.TypeChecker, name: string, symbol: ts.Symbol): Found {
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  return {name, symbol, type, kind: isValue ? getKind(name, symbol, type) : 'type'};
}

function getKind(name: string, symbol: ts.Symbol, type: ts.Type): ExportKind {
  if (symbol.flags & ts.SymbolFlags.Class) {
    return 'class';
  }
  const local = name.split('.').at(-1) ?? name;
  if (type.getCallSignatures().length === 0) {
    return 'constant';
  }
  if (/^use[A-Z]/.test(local)) {
    return 'hook';
  }
  return /^[A-Z]/.test(local) ? 'component' : 'function';
}

async function readExport(checker: ts.TypeChecker, found: Found, packageName: string): Promise<ExportModel> {
  const members = withDefaults(getMembers(checker, found), readDefaults(found.symbol, found.name));
  const values = found.kind === 'type' ? getLiterals(checker, found.type) : undefined;
  return annotate(packageName, {
    name: found.name,
    kind: found.kind,
    signature: await formatSignature(checker, found, members),
    members,
    ...(values ? {values} : {}),
  });
}

function withDefaults(members: readonly MemberModel[], defaults: ReadonlyMap<string, string>): MemberModel[] {
  return members.map((member) => {
    const value = defaults.get(member.name);
    return value === undefined ? member : {...member, optional: true, default: value};
  });
}

function getMembers(checker: ts.TypeChecker, {kind, type, symbol}: Found): MemberModel[] {
  if (kind === 'type' || kind === 'constant') {
    return getLiterals(checker, type) ? [] : getFields(checker, type);
  }
  if (kind === 'class') {
    return getFields(checker, checker.getTypeOfSymbol(symbol)).filter(({name}) => name !== 'prototype');
  }
  const [signature] = type.getCallSignatures();
  if (!signature) {
    return [];
  }
  if (kind === 'component') {
    return getProps(checker, signature);
  }
  return signature.getParameters().flatMap((parameter) => getParameterMembers(checker, parameter));
}

function getProps(checker: ts.TypeChecker, signature: ts.Signature): MemberModel[] {
  const [props] = signature.getParameters();
  return props ? getFields(checker, checker.getTypeOfSymbol(props)) : [];
}

/** Returns a parameter and the fields of its object type. If it's destructured, returns only the fields. */
function getParameterMembers(checker: ts.TypeChecker, parameter: ts.Symbol): MemberModel[] {
  const declaration = parameter.valueDeclaration;
  if (!declaration || !ts.isParameter(declaration)) {
    return [];
  }
  const type = checker.getTypeOfSymbol(parameter);
  if (declaration.dotDotDotToken) {
    return getFieldsOfEach(checker, getElements(checker, type));
  }
  const optional = declaration.questionToken !== undefined || declaration.initializer !== undefined;
  const fields = getFieldsOfEach(checker, [type]);
  if (ts.isObjectBindingPattern(declaration.name)) {
    return fields;
  }
  return [{name: parameter.name, type: formatType(checker, type, optional), optional}, ...fields];
}

/** Returns the elements of a rest parameter's tuples. */
function getElements(checker: ts.TypeChecker, type: ts.Type): ts.Type[] {
  return (type.isUnion() ? type.types : [type]).flatMap((tuple) =>
    checker.isTupleType(tuple) ? [...checker.getTypeArguments(tuple as ts.TypeReference)] : [],
  );
}

function getFieldsOfEach(checker: ts.TypeChecker, types: readonly ts.Type[]): MemberModel[] {
  const all = types.map((type) => checker.getNonNullableType(type)).filter((type) => isOptions(checker, type));
  const fields = all.flatMap((type) => getFields(checker, type));
  return fields.filter((field, index) => fields.findIndex(({name}) => name === field.name) === index);
}

function isOptions(checker: ts.TypeChecker, type: ts.Type): boolean {
  return (
    type.getCallSignatures().length === 0 &&
    !checker.isArrayType(type) &&
    ((type.flags & ts.TypeFlags.Object) !== 0 || type.isUnionOrIntersection())
  );
}
