import ts from 'typescript';
import type {ExportKind, ExportModel, MemberModel} from '../model.ts';
import {annotate} from './annotate.ts';
import {isOwn} from './isOwn.ts';
import {fieldsOf} from './members.ts';
import {readDefaults} from './readDefaults.ts';
import {formatSignature} from './formatSignature.ts';
import {literalsOf, typeText} from './typeText.ts';

/** All public exports of one package, parts of objects (`Series.Sequence`) included. */
export const readExports = async (program: ts.Program, entry: string, packageName: string): Promise<ExportModel[]> => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(entry);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${packageName}: ${entry} is not a module`);
  const read: ExportModel[] = [];
  for (const symbol of exportsOf(checker, module)) {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    for (const found of withParts(checker, symbol.name, target, isTypeOnly(symbol)))
      read.push(await readExport(checker, found, packageName));
  }
  return read.sort((a, b) => a.name.localeCompare(b.name));
};

/** The named exports; of a CommonJS module that exports one object, that object's properties. */
const exportsOf = (checker: ts.TypeChecker, module: ts.Symbol): ts.Symbol[] => {
  const assigned = module.exports?.get(ts.InternalSymbolName.ExportEquals);
  if (!assigned) return checker.getExportsOfModule(module);
  const target = assigned.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(assigned) : assigned;
  return checker.getTypeOfSymbol(target).getProperties();
};

/** The symbols of all types that the given entry files export. */
export const publicTypes = (program: ts.Program, entries: readonly string[]): ReadonlySet<ts.Symbol> => {
  const checker = program.getTypeChecker();
  const symbols = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? exportsOf(checker, module) : [];
  });
  return new Set(
    symbols.map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)),
  );
};

interface Found {
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly kind: ExportKind;
  readonly type: ts.Type;
}

/** Exported by `export type`: the name can be imported, its value can not. */
const isTypeOnly = (symbol: ts.Symbol): boolean =>
  (symbol.declarations ?? []).some((item) => ts.isExportSpecifier(item) && ts.isTypeOnlyExportDeclaration(item));

/** The export itself, and components that hang on it. */
const withParts = (checker: ts.TypeChecker, name: string, symbol: ts.Symbol, typeOnly: boolean): Found[] => {
  const found = {...foundOf(checker, name, symbol), ...(typeOnly ? {kind: 'type' as const} : {})};
  if (found.kind !== 'component') return [found];
  const parts = found.type.getProperties().filter((part) => isOwn(part) && /^[A-Z]/.test(part.name));
  return [found, ...parts.map((part) => foundOf(checker, `${name}.${part.name}`, part))];
};

const foundOf = (checker: ts.TypeChecker, name: string, symbol: ts.Symbol): Found => {
  const isValue = (symbol.flags & ts.SymbolFlags.Value) !== 0;
  const type = isValue ? checker.getTypeOfSymbol(symbol) : checker.getDeclaredTypeOfSymbol(symbol);
  return {name, symbol, type, kind: isValue ? kindOf(name, symbol, type) : 'type'};
};

const kindOf = (name: string, symbol: ts.Symbol, type: ts.Type): ExportKind => {
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  const local = name.split('.').at(-1) ?? name;
  if (type.getCallSignatures().length === 0) return 'constant';
  if (/^use[A-Z]/.test(local)) return 'hook';
  return /^[A-Z]/.test(local) ? 'component' : 'function';
};

const readExport = async (checker: ts.TypeChecker, found: Found, packageName: string): Promise<ExportModel> => {
  const members = withDefaults(membersOf(checker, found), readDefaults(found.symbol, found.name));
  const values = found.kind === 'type' ? literalsOf(checker, found.type) : undefined;
  return annotate(packageName, {
    name: found.name,
    kind: found.kind,
    signature: await formatSignature(checker, found, members),
    members,
    ...(values ? {values} : {}),
  });
};

const withDefaults = (members: readonly MemberModel[], defaults: ReadonlyMap<string, string>): MemberModel[] =>
  members.map((member) => {
    const value = defaults.get(member.name);
    return value === undefined ? member : {...member, optional: true, default: value};
  });

const membersOf = (checker: ts.TypeChecker, {kind, type, symbol}: Found): MemberModel[] => {
  if (kind === 'type' || kind === 'constant') return literalsOf(checker, type) ? [] : fieldsOf(checker, type);
  if (kind === 'class')
    return fieldsOf(checker, checker.getTypeOfSymbol(symbol)).filter(({name}) => name !== 'prototype');
  const [signature] = type.getCallSignatures();
  if (!signature) return [];
  if (kind === 'component') return propsOf(checker, signature);
  return signature.getParameters().flatMap((parameter) => parameterMembers(checker, parameter));
};

const propsOf = (checker: ts.TypeChecker, signature: ts.Signature): MemberModel[] => {
  const [props] = signature.getParameters();
  return props ? fieldsOf(checker, checker.getTypeOfSymbol(props)) : [];
};

/** A parameter, and the fields of the object that it takes; only the fields when it is destructured. */
const parameterMembers = (checker: ts.TypeChecker, parameter: ts.Symbol): MemberModel[] => {
  const declaration = parameter.valueDeclaration;
  if (!declaration || !ts.isParameter(declaration)) return [];
  const type = checker.getTypeOfSymbol(parameter);
  if (declaration.dotDotDotToken) return fieldsOfEach(checker, elementsOf(checker, type));
  const optional = declaration.questionToken !== undefined || declaration.initializer !== undefined;
  const fields = fieldsOfEach(checker, [type]);
  if (ts.isObjectBindingPattern(declaration.name)) return fields;
  return [{name: parameter.name, type: typeText(checker, type, optional), optional}, ...fields];
};

/** What a rest parameter takes: the elements of its tuples. */
const elementsOf = (checker: ts.TypeChecker, type: ts.Type): ts.Type[] =>
  (type.isUnion() ? type.types : [type]).flatMap((tuple) =>
    checker.isTupleType(tuple) ? [...checker.getTypeArguments(tuple as ts.TypeReference)] : [],
  );

const fieldsOfEach = (checker: ts.TypeChecker, types: readonly ts.Type[]): MemberModel[] => {
  const all = types.map((type) => checker.getNonNullableType(type)).filter((type) => isOptions(checker, type));
  const fields = all.flatMap((type) => fieldsOf(checker, type));
  return fields.filter((field, index) => fields.findIndex(({name}) => name === field.name) === index);
};

const isOptions = (checker: ts.TypeChecker, type: ts.Type): boolean =>
  type.getCallSignatures().length === 0 &&
  !checker.isArrayType(type) &&
  ((type.flags & ts.TypeFlags.Object) !== 0 || type.isUnionOrIntersection());
