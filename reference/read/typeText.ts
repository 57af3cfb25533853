import ts from 'typescript';
import {isOwn} from './isOwn.ts';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Unions of literals with at most this many members are written out instead of named. */
const smallUnion = 8;

/**
 * A type as a reader wants to see it: small unions of literals written out, `undefined` left out of optional
 * members, no `import("…")` and no `React.` before names that everybody knows.
 */
export const typeText = (checker: ts.TypeChecker, type: ts.Type, optional: boolean): string => {
  const members = membersOf(type).filter((member) => !(optional && isUndefined(member)));
  if (members.length > 1 && members.length <= smallUnion && members.every(isLiteral))
    return joinBooleans(members.map((member) => text(checker, member)));
  const shown = text(checker, optional ? withoutUndefined(checker, type) : type);
  return optional ? shown.replace(/ \| undefined$/, '').replace(/^NonNullable<(\w+)>$/, '$1') : shown;
};

/** `null` stays: it is a value that a reader may give. */
const withoutUndefined = (checker: ts.TypeChecker, type: ts.Type): ts.Type => {
  const hasNull = membersOf(type).some((member) => (member.flags & ts.TypeFlags.Null) !== 0);
  return hasNull ? type : checker.getNonNullableType(type);
};

/** The members of a union of literals as written in code, or undefined for any other type. */
export const literalsOf = (checker: ts.TypeChecker, type: ts.Type): string[] | undefined => {
  const members = membersOf(type);
  return members.length > 1 && members.every(isLiteral) ? members.map((member) => text(checker, member)) : undefined;
};

/** Text of a type; an alias that its package keeps to itself is replaced by what it stands for. */
const text = (checker: ts.TypeChecker, type: ts.Type): string =>
  functionText(checker, type) ??
  checker
    .typeToString(type, undefined, isPrivateAlias(checker, type) ? flags | ts.TypeFormatFlags.InTypeAlias : flags)
    .replaceAll(/typeof import\("[^"]*"\)/g, 'object')
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(
      /\bReact\.(ReactNode|CSSProperties|FC|ComponentType|RefObject|ReactElement|Ref|MutableRefObject)\b/g,
      '$1',
    )
    .replaceAll('LooseComponentType<T>', 'ComponentType<T> | ((props: T) => ReactNode)')
    .replaceAll(/ \| undefined(?=;)/g, '');

/** A function with its parameters' types written by the same rules; undefined for other types, and for named ones. */
const functionText = (checker: ts.TypeChecker, type: ts.Type): string | undefined => {
  const [signature, ...overloads] = type.getCallSignatures();
  const isNamed = type.aliasSymbol !== undefined && !isPrivateAlias(checker, type);
  if (!signature || overloads.length > 0 || signature.typeParameters || isNamed || type.getProperties().length > 0)
    return undefined;
  const parameters = signature.getParameters().map((parameter) => parameterText(checker, parameter));
  return `(${parameters.join(', ')}) => ${typeText(checker, signature.getReturnType(), false)}`;
};

const parameterText = (checker: ts.TypeChecker, parameter: ts.Symbol): string => {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const optional = isParameter && (declaration.questionToken !== undefined || declaration.initializer !== undefined);
  const name = isParameter && !ts.isIdentifier(declaration.name) ? 'options' : parameter.name;
  const rest = isParameter && declaration.dotDotDotToken ? '...' : '';
  return `${rest}${name}${optional ? '?' : ''}: ${typeText(checker, checker.getTypeOfSymbol(parameter), optional)}`;
};

const isPrivateAlias = (checker: ts.TypeChecker, type: ts.Type): boolean => {
  const alias = type.aliasSymbol;
  if (!alias || !isOwn(alias) || type.aliasTypeArguments) return false;
  return !publicNames(checker).has(alias);
};

/** The types that the documented packages export, found once for each program. */
const publicNames = (checker: ts.TypeChecker): ReadonlySet<ts.Symbol> => exportedTypes.get(checker) ?? new Set();
const exportedTypes = new WeakMap<ts.TypeChecker, ReadonlySet<ts.Symbol>>();

/** Tells which type names a reader can import; others are written out. */
export const setExportedTypes = (checker: ts.TypeChecker, types: ReadonlySet<ts.Symbol>): void => {
  exportedTypes.set(checker, types);
};

const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

const isUndefined = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Undefined) !== 0;

const isLiteral = (type: ts.Type): boolean =>
  (type.flags &
    (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)) !==
  0;

const joinBooleans = (members: readonly string[]): string => {
  const rest = members.filter((member) => member !== 'true' && member !== 'false');
  const isBoolean = members.length - rest.length === 2;
  return (isBoolean ? [...rest, 'boolean'] : members).join(' | ');
};
