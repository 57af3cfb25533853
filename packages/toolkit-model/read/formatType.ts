import ts from 'typescript';
import {isOwn} from './isOwn.ts';

const flags =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** Unions of literals with at most this many members are expanded. */
const smallUnion = 8;

/**
 * Formats a type for readers: expands small unions of literals, omits `undefined` from optional members, and removes
 * `import("…")` and the `React.` in front of well-known names.
 */
export function formatType(checker: ts.TypeChecker, type: ts.Type, optional: boolean): string {
  const members = getMembers(type).filter((member) => !(optional && isUndefined(member)));
  if (members.length > 1 && members.length <= smallUnion && members.every(isLiteral)) {
    return joinBooleans(members.map((member) => formatText(checker, member)));
  }
  const shown = formatText(checker, optional ? removeUndefined(checker, type) : type);
  return optional ? shown.replace(/ \| undefined$/, '').replace(/^NonNullable<(\w+)>$/, '$1') : shown;
}

/** Keeps `null`, because it's a value that you can pass. */
function removeUndefined(checker: ts.TypeChecker, type: ts.Type): ts.Type {
  const hasNull = getMembers(type).some((member) => (member.flags & ts.TypeFlags.Null) !== 0);
  return hasNull ? type : checker.getNonNullableType(type);
}

/** Returns the members of a union of literals as written in code, or undefined for any other type. */
export function getLiterals(checker: ts.TypeChecker, type: ts.Type): string[] | undefined {
  const members = getMembers(type);
  return members.length > 1 && members.every(isLiteral)
    ? members.map((member) => formatText(checker, member))
    : undefined;
}

/** Returns the text of a type. An alias that its package doesn't export is expanded. */
function formatText(checker: ts.TypeChecker, type: ts.Type): string {
  return (
    formatFunction(checker, type) ??
    checker
      .typeToString(type, undefined, isPrivateAlias(checker, type) ? flags | ts.TypeFormatFlags.InTypeAlias : flags)
      .replaceAll(/typeof import\("[^"]*"\)/g, 'object')
      .replaceAll(/import\("[^"]*"\)\./g, '')
      .replaceAll(
        /\bReact\.(ReactNode|CSSProperties|FC|ComponentType|RefObject|ReactElement|Ref|MutableRefObject)\b/g,
        '$1',
      )
      .replaceAll('LooseComponentType<T>', 'ComponentType<T> | ((props: T) => ReactNode)')
      .replaceAll(/ \| undefined(?=;)/g, '')
  );
}

/** Formats a function type by the same rules. Returns undefined for other types and for named types. */
function formatFunction(checker: ts.TypeChecker, type: ts.Type): string | undefined {
  const [signature, ...overloads] = type.getCallSignatures();
  const isNamed = type.aliasSymbol !== undefined && !isPrivateAlias(checker, type);
  if (!signature || overloads.length > 0 || signature.typeParameters || isNamed || type.getProperties().length > 0) {
    return undefined;
  }
  const parameters = signature.getParameters().map((parameter) => formatParameter(checker, parameter));
  return `(${parameters.join(', ')}) => ${formatType(checker, signature.getReturnType(), false)}`;
}

function formatParameter(checker: ts.TypeChecker, parameter: ts.Symbol): string {
  const declaration = parameter.valueDeclaration;
  const isParameter = declaration !== undefined && ts.isParameter(declaration);
  const optional = isParameter && (declaration.questionToken !== undefined || declaration.initializer !== undefined);
  const name = isParameter && !ts.isIdentifier(declaration.name) ? 'options' : parameter.name;
  const rest = isParameter && declaration.dotDotDotToken ? '...' : '';
  return `${rest}${name}${optional ? '?' : ''}: ${formatType(checker, checker.getTypeOfSymbol(parameter), optional)}`;
}

function isPrivateAlias(checker: ts.TypeChecker, type: ts.Type): boolean {
  const alias = type.aliasSymbol;
  if (!alias || !isOwn(alias) || type.aliasTypeArguments) {
    return false;
  }
  return !getPublicNames(checker).has(alias);
}

/** The types that the documented packages export, cached per program. */
function getPublicNames(checker: ts.TypeChecker): ReadonlySet<ts.Symbol> {
  return exportedTypes.get(checker) ?? new Set();
}
const exportedTypes = new WeakMap<ts.TypeChecker, ReadonlySet<ts.Symbol>>();

/** Determines which type names can be imported. Others are expanded. */
export function setExportedTypes(checker: ts.TypeChecker, types: ReadonlySet<ts.Symbol>): void {
  exportedTypes.set(checker, types);
}

function getMembers(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

function isUndefined(type: ts.Type): boolean {
  return (type.flags & ts.TypeFlags.Undefined) !== 0;
}

function isLiteral(type: ts.Type): boolean {
  return (
    (type.flags &
      (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)) !==
    0
  );
}

function joinBooleans(members: readonly string[]): string {
  const rest = members.filter((member) => member !== 'true' && member !== 'false');
  const isBoolean = members.length - rest.length === 2;
  return (isBoolean ? [...rest, 'boolean'] : members).join(' | ');
}
