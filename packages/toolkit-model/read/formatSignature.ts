import {format} from 'prettier';
import ts from 'typescript';
import type {ExportKind, MemberModel} from '../model.ts';
import {formatType} from './formatType.ts';

type Declared = {
  readonly name: string;
  readonly kind: ExportKind;
  readonly type: ts.Type;
  readonly symbol: ts.Symbol;
};

/** Formats a declaration for readers: options and props become one object type with one member per line. */
export async function formatSignature(
  checker: ts.TypeChecker,
  declared: Declared,
  members: readonly MemberModel[],
): Promise<string> {
  const code = getDeclaration(checker, declared, members);
  const formatted = await format(code, {
    parser: 'typescript',
    singleQuote: true,
    bracketSpacing: false,
    printWidth: 80,
  });
  return formatted.replaceAll(/^declare /gm, '').trim();
}

function getDeclaration(
  checker: ts.TypeChecker,
  {name, kind, type, symbol}: Declared,
  members: readonly MemberModel[],
): string {
  const local = name.split('.').at(-1) ?? name;
  const declaration = symbol.declarations?.[0]?.getText() ?? '';
  const top = members.filter((member) => !member.name.includes('.'));
  if (kind === 'component') {
    return `declare function ${local}${getGenerics(type)}(props: ${getProps(declaration, top)}): JSX.Element;`;
  }
  if (kind === 'function' || kind === 'hook') {
    return type
      .getCallSignatures()
      .map((signature) => getFunction(checker, local, signature))
      .join('\n');
  }
  if (kind === 'class') {
    return `declare class ${local} ${formatObjectType(top)}`;
  }
  if (kind === 'constant') {
    return `declare const ${local}: ${top.length > 0 ? formatObjectType(top) : formatType(checker, type, false)};`;
  }
  return `type ${local} = ${getAliasBody(checker, type, top)};`;
}

/** Returns the component's own props and the attributes of the HTML element that receives all other props. */
function getProps(declaration: string, members: readonly MemberModel[]): string {
  const attributes = /\b\w*HTMLAttributes<\w+>/.exec(declaration)?.[0];
  const parts = [...(attributes ? [attributes] : []), ...(members.length > 0 ? [formatObjectType(members)] : [])];
  return parts.length > 0 ? parts.join(' & ') : '{}';
}

function getAliasBody(checker: ts.TypeChecker, type: ts.Type, members: readonly MemberModel[]): string {
  if (members.length > 0) {
    return formatObjectType(members);
  }
  const text = checker.typeToString(
    type,
    undefined,
    ts.TypeFormatFlags.NoTruncation |
      ts.TypeFormatFlags.InTypeAlias |
      ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );
  return text.replaceAll(/import\("[^"]*"\)\./g, '');
}

function formatObjectType(members: readonly MemberModel[]): string {
  return `{\n${members.map(({name, type, optional}) => `${toSafeName(name)}${optional ? '?' : ''}: ${type};`).join('\n')}\n}`;
}

function toSafeName(name: string): string {
  return /^[\w$]+$/.test(name) ? name : `'${name}'`;
}

function getFunction(checker: ts.TypeChecker, name: string, signature: ts.Signature): string {
  const parameters = signature.getParameters().map((parameter) => getParameter(checker, parameter));
  const result = formatType(checker, signature.getReturnType(), false);
  return `declare function ${name}${formatTypeParameters(signature)}(${parameters.join(', ')}): ${result};`;
}

function getGenerics(type: ts.Type): string {
  return type.getCallSignatures().map(formatTypeParameters)[0] ?? '';
}

function formatTypeParameters(signature: ts.Signature): string {
  const names = signature.getTypeParameters()?.map((parameter) => parameter.symbol.name) ?? [];
  return names.length > 0 ? `<${names.join(', ')}>` : '';
}

function getParameter(checker: ts.TypeChecker, parameter: ts.Symbol): string {
  const declaration = parameter.valueDeclaration as ts.ParameterDeclaration;
  const optional = declaration.questionToken !== undefined;
  const name = ts.isIdentifier(declaration.name) ? parameter.name : 'options';
  const rest = declaration.dotDotDotToken ? '...' : '';
  return `${rest}${name}${optional ? '?' : ''}: ${formatType(checker, checker.getTypeOfSymbol(parameter), optional)}`;
}
