import ts from 'typescript';

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
  const whole = text(checker, type);
  return optional ? whole.replace(/ \| undefined$/, '').replace(/^\((.*)\)$/, unwrap) : whole;
};

/** The members of a union of literals as written in code, or undefined for any other type. */
export const literalsOf = (checker: ts.TypeChecker, type: ts.Type): string[] | undefined => {
  const members = membersOf(type);
  return members.length > 1 && members.every(isLiteral) ? members.map((member) => text(checker, member)) : undefined;
};

const text = (checker: ts.TypeChecker, type: ts.Type): string =>
  checker
    .typeToString(type, undefined, flags)
    .replaceAll(/import\("[^"]*"\)\./g, '')
    .replaceAll(/\bReact\.(ReactNode|CSSProperties|FC|ComponentType|RefObject|ReactElement|Ref|MutableRefObject)\b/g, '$1')
    .replaceAll(/\bJSX\.Element\b/g, 'JSX.Element');

const membersOf = (type: ts.Type): ts.Type[] => (type.isUnion() ? type.types : [type]);

const isUndefined = (type: ts.Type): boolean => (type.flags & ts.TypeFlags.Undefined) !== 0;

const isLiteral = (type: ts.Type): boolean =>
  (type.flags & (ts.TypeFlags.StringLiteral | ts.TypeFlags.NumberLiteral | ts.TypeFlags.BooleanLiteral | ts.TypeFlags.Null)) !== 0;

const joinBooleans = (members: readonly string[]): string => {
  const rest = members.filter((member) => member !== 'true' && member !== 'false');
  const isBoolean = members.length - rest.length === 2;
  return (isBoolean ? [...rest, 'boolean'] : members).join(' | ');
};

/** Takes off parentheses that were only there because of the union with undefined. */
const unwrap = (whole: string, inner: string): string => {
  let depth = 0;
  for (const character of inner) {
    if (character === '(') depth++;
    if (character === ')' && --depth < 0) return whole;
  }
  return inner;
};
