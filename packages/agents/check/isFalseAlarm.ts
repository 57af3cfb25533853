import ts from 'typescript';
import {getFileRole} from '../rules/getFileRole.ts';
import {findFrameValues} from '../rules/findFrameValues.ts';
import {readImportedNames} from '../rules/readImportedNames.ts';
import {findNodes} from '../rules/syntax.ts';
import type {CodeFinding} from './CodeFinding.ts';
import type {TypedFiles} from './createTypeChecker.ts';

const rulesForVideos = new Set(['@remotion/warn-native-media-tag', '@remotion/no-string-assets']);

/**
 * Whether a finding of the toolkit's lint rules is known to be wrong. Those rules don't know types, and check apps in
 * the same way as videos: they report `volume={getVolume}`, a volume that is a prop, a GIF in `<Gif>`, images next to a
 * Player, and `from={0}` next to sequences that start later.
 */
export function isFalseAlarm({rule, line, column}: CodeFinding, source: ts.SourceFile, {checker}: TypedFiles): boolean {
  if (rulesForVideos.has(rule)) {
    return getFileRole(source.fileName, readImportedNames(source)) === 'app';
  }
  const attribute = findAttribute(source, source.getPositionOfLineAndCharacter(line - 1, column - 1));
  if (rule === '@remotion/use-gif-component') {
    return attribute?.parent.parent.tagName.getText() === 'Gif';
  }
  const value = attribute?.initializer;
  if (rule === '@remotion/volume-callback' && value && ts.isJsxExpression(value) && value.expression) {
    const isFunction = checker.getTypeAtLocation(value.expression).getCallSignatures().length > 0;
    return isFunction || !dependsOnFrame(value.expression, source);
  }
  if (rule === '@remotion/from-0') {
    return /<Sequence\s[^>]*\bfrom=\{(?!0\})/.test(source.text);
  }
  return false;
}

/** The volume curve in the preview only shows values that a function returns, which matters if they change. */
function dependsOnFrame(expression: ts.Expression, source: ts.SourceFile): boolean {
  const names = findFrameValues(source, {imports: readImportedNames(source)});
  const nodes = [expression, ...findNodes(expression, ts.isIdentifier)];
  return nodes.some((node) => ts.isIdentifier(node) && names.has(node.text));
}

function findAttribute(source: ts.SourceFile, position: number): ts.JsxAttribute | undefined {
  const find = (node: ts.Node): ts.JsxAttribute | undefined =>
    ts.isJsxAttribute(node) && node.getStart(source) === position ? node : ts.forEachChild(node, find);
  return find(source);
}
