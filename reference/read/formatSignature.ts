import {format} from 'prettier';
import ts from 'typescript';
import type {ExportKind, MemberModel} from '../model.ts';
import {typeText} from './typeText.ts';

interface Declared {
  readonly name: string;
  readonly kind: ExportKind;
  readonly type: ts.Type;
  readonly symbol: ts.Symbol;
}

/** Writes a declaration the way a reader would: options and props as one object type, one per line. */
export const formatSignature = async (
  checker: ts.TypeChecker,
  declared: Declared,
  members: readonly MemberModel[],
): Promise<string> => {
  const code = declarationOf(checker, declared, members);
  const formatted = await format(code, {
    parser: 'typescript',
    singleQuote: true,
    bracketSpacing: false,
    printWidth: 80,
  });
  return formatted.replaceAll(/^declare /gm, '').trim();
};

const declarationOf = (
  checker: ts.TypeChecker,
  {name, kind, type, symbol}: Declared,
  members: readonly MemberModel[],
): string => {
  const local = name.split('.').at(-1) ?? name;
  const declaration = symbol.declarations?.[0]?.getText() ?? '';
  const top = members.filter((member) => !member.name.includes('.'));
  if (kind === 'component')
    return `declare function ${local}${genericsOf(type)}(props: ${propsOf(declaration, top)}): JSX.Element;`;
  if (kind === 'function' || kind === 'hook')
    return type
      .getCallSignatures()
      .map((signature) => functionOf(checker, local, signature))
      .join('\n');
  if (kind === 'class') return `declare class ${local} ${objectType(top)}`;
  if (kind === 'constant')
    return `declare const ${local}: ${top.length > 0 ? objectType(top) : typeText(checker, type, false)};`;
  return `type ${local} = ${aliasBody(checker, type, top)};`;
};

/** Own props, and the attributes of the HTML element that a component hands the others on to. */
const propsOf = (declaration: string, members: readonly MemberModel[]): string => {
  const attributes = /\b\w*HTMLAttributes<\w+>/.exec(declaration)?.[0];
  const parts = [...(attributes ? [attributes] : []), ...(members.length > 0 ? [objectType(members)] : [])];
  return parts.length > 0 ? parts.join(' & ') : '{}';
};

const aliasBody = (checker: ts.TypeChecker, type: ts.Type, members: readonly MemberModel[]): string => {
  if (members.length > 0) return objectType(members);
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation |
      ts.TypeFormatFlags.InTypeAlias |
      ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );
  return text.replaceAll(/import\("[^"]*"\)\./g, '');
};

const objectType = (members: readonly MemberModel[]): string =>
  `{\n${members.map(({name, type, optional}) => `${safe(name)}${optional ? '?' : ''}: ${type};`).join('\n')}\n}`;

const safe = (name: string): string => (/^[\w$]+$/.test(name) ? name : `'${name}'`);

const functionOf = (checker: ts.TypeChecker, name: string, signature: ts.Signature): string => {
  const parameters = signature.getParameters().map((parameter) => parameterOf(checker, parameter));
  const result = typeText(checker, signature.getReturnType(), false);
  return `declare function ${name}${typeParameters(signature)}(${parameters.join(', ')}): ${result};`;
};

const genericsOf = (type: ts.Type): string => type.getCallSignatures().map(typeParameters)[0] ?? '';

const typeParameters = (signature: ts.Signature): string => {
  const names = signature.getTypeParameters()?.map((parameter) => parameter.symbol.name) ?? [];
  return names.length > 0 ? `<${names.join(', ')}>` : '';
};

const parameterOf = (checker: ts.TypeChecker, parameter: ts.Symbol): string => {
  const declaration = parameter.valueDeclaration as ts.ParameterDeclaration;
  const optional = declaration.questionToken !== undefined;
  const name = ts.isIdentifier(declaration.name) ? parameter.name : 'options';
  const rest = declaration.dotDotDotToken ? '...' : '';
  return `${rest}${name}${optional ? '?' : ''}: ${typeText(checker, checker.getTypeOfSymbol(parameter), optional)}`;
};
