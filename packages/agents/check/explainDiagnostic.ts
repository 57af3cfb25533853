import ts from 'typescript';
import type {MemberModel, Model} from '../../toolkit-model/model.ts';
import {findNearestNames} from '../../toolkit-model/findNearestNames.ts';
import type {CodeFinding} from './CodeFinding.ts';
import {isSyntaxError} from './isSyntaxError.ts';
import {findOtherOption, findReplacement, explainPackage} from './replacements.ts';

const moduleNotFound = new Set([2307, 7016, 2882]);
const noExport = new Set([2305, 2724, 2614]);
const newerLibrary = 2550;
/** What to write instead of imports and exports that don't match the module. */
const importFixes: ReadonlyMap<number, string> = new Map([
  [1192, 'Import what you need by name, in braces.'],
  [1361, 'Write import instead of import type.'],
  [1362, 'Write export instead of export type.'],
]);
const untyped = new Set([7006, 7031]);
// TypeScript prints whole types, and those of elements are long.
const maxMessageLength = 200;

/** Where an export is documented, by its name. */
export type ExportPages = ReadonlyMap<string, string>;

/** Facts for explanations of type errors. */
export type TypeFacts = {readonly model: Model; readonly pages: ExportPages};

type Explained = Pick<CodeFinding, 'message' | 'fix' | 'link'>;

/** Whether a diagnostic says that a module isn't known. */
export function isUnknownModule({code}: ts.Diagnostic): boolean {
  return moduleNotFound.has(code);
}

/** Explains an import of a package that 3.2 doesn't have. Returns nothing for packages of others and for files. */
export function explainModule(diagnostic: ts.Diagnostic): Explained | undefined {
  const name = /module '([^']+)'/.exec(getText(diagnostic))?.[1] ?? '';
  const found = explainPackage(name);
  return found && {...found, link: found.link ?? '/docs/api'};
}

/** Adds a fix and a link to a type error. */
export function explainDiagnostic(diagnostic: ts.Diagnostic, facts: TypeFacts): Explained {
  if (isSyntaxError(diagnostic.code)) {
    return {message: getText(diagnostic), fix: 'Correct the syntax here or in the lines above.'};
  }
  const name = findSubject(diagnostic, facts);
  const option = name === undefined ? undefined : findOption(diagnostic);
  const member = findMembers(name, facts.model).find((item) => item.name === option);
  const message = member ? `${member.name}: ${getText(diagnostic)}` : getText(diagnostic);
  const page = (name && facts.pages.get(name)) ?? '/docs/api';
  if (noExport.has(diagnostic.code)) {
    return explainExport(message, facts);
  }
  if (diagnostic.code === newerLibrary) {
    return {
      message,
      fix: 'The browser that Remotion 3.2 downloads for rendering can be as old as Chromium 103. Use a method that this version supports.',
      link: '/docs',
    };
  }
  const importFix = importFixes.get(diagnostic.code);
  if (importFix !== undefined) {
    return {message, fix: importFix, link: page};
  }
  if (untyped.has(diagnostic.code)) {
    return {
      message,
      fix: 'Declare its type. For the props of a component, write React.FC<{title: string}> with your own props.',
      link: '/docs/parametrized-rendering#declare-the-props',
    };
  }
  const suggestion = /Did you mean (?:to write )?'([^']+)'/.exec(message)?.[1];
  if (suggestion !== undefined) {
    return {message, fix: `Write ${suggestion}.`, link: page};
  }
  const missing =
    /Property '([^']+)' is missing/.exec(message)?.[1] ??
    /missing the following properties from type .*: ([^:]+)$/.exec(message)?.[1];
  if (missing !== undefined) {
    return {message, fix: `Add ${missing}.`, link: page};
  }
  const unknown = /(?:Property|known properties, and) '([^']+)' does not exist (?:in|on) type/.exec(message)?.[1];
  const members = findMembers(name, facts.model).map((item) => item.name);
  if (unknown !== undefined && members.length > 0) {
    const other = findOtherOption(unknown, members);
    const nearest = `Remove ${unknown}. ${name} has ${findNearestNames(unknown, members).join(', ')}${members.length > 5 ? ' and more' : ''}.`;
    return {
      message: message.length > maxMessageLength ? `Property '${unknown}' does not exist on ${name}.` : message,
      fix: other === undefined ? nearest : `Write ${other}.`,
      link: page,
    };
  }
  if (member) {
    return {message, fix: `Pass a value of the type ${member.type}.`, link: page};
  }
  return {
    message,
    fix: name === undefined ? 'Change the code to match the type.' : `See the types and defaults of ${name}.`,
    link: page,
  };
}

function explainExport(message: string, {model, pages}: TypeFacts): Explained {
  const [, from = '', name = ''] = /'"([^"]+)"' has no exported member (?:named )?'([^']+)'/.exec(message) ?? [];
  const home = model.packages.find((item) => item.name !== from && item.exports.some((own) => own.name === name));
  const replacement = findReplacement(name);
  if (home) {
    return {message, fix: `Import it from '${home.name}'.`, link: pages.get(name) ?? '/docs/api'};
  }
  if (replacement) {
    return {message: `${message} It isn’t part of Remotion 3.2.`, ...replacement};
  }
  const suggestion = /Did you mean '([^']+)'/.exec(message)?.[1];
  if (suggestion !== undefined) {
    return {message, fix: `Write ${suggestion}.`, link: pages.get(suggestion) ?? '/docs/api'};
  }
  const names = model.packages.find((item) => item.name === from)?.exports.map((item) => item.name) ?? [];
  return {
    message: names.length > 0 ? `${message} It isn’t part of Remotion 3.2.` : message,
    fix:
      names.length > 0
        ? `The closest exports are ${findNearestNames(name, names).slice(0, 3).join(', ')}.`
        : 'Check the name.',
    link: '/docs/api',
  };
}

/** Finds the function or component of the packages whose call or element contains the error. */
function findSubject({file, start}: ts.Diagnostic, {pages}: TypeFacts): string | undefined {
  if (!file || start === undefined) {
    return undefined;
  }
  let node: ts.Node | undefined = findInnermost(file, start);
  for (; node; node = node.parent) {
    const names = ts.isCallExpression(node)
      ? [node.expression.getText()]
      : ts.isJsxOpeningLikeElement(node)
        ? [node.tagName.getText()]
        : ts.isJsxElement(node)
          ? [node.openingElement.tagName.getText()]
          : [];
    const found = names.find((name) => pages.has(name));
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function findInnermost(node: ts.Node, position: number): ts.Node {
  const child = ts.forEachChild(node, (item) => (item.pos <= position && position < item.end ? item : undefined));
  return child ? findInnermost(child, position) : node;
}

/** Returns the name of the attribute or property whose value contains the error. */
function findOption({file, start}: ts.Diagnostic): string | undefined {
  let node = file && start !== undefined ? findInnermost(file, start) : undefined;
  for (; node && !ts.isStatement(node); node = node.parent) {
    if (ts.isJsxAttribute(node) || ts.isPropertyAssignment(node)) {
      return node.name.getText();
    }
  }
  return undefined;
}

function findMembers(name: string | undefined, model: Model): readonly MemberModel[] {
  return model.packages.flatMap((item) => item.exports).find((item) => item.name === name)?.members ?? [];
}

function getText({messageText}: ts.Diagnostic): string {
  const lines = ts.flattenDiagnosticMessageText(messageText, '\n').split('\n');
  // The last line of a chain names the actual difference. Those in between repeat the types.
  const last = lines.at(-1)?.trim() ?? '';
  return lines.length > 1 ? `${lines[0]} ${last}` : (lines[0] ?? '');
}
