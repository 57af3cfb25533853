import type {Expression, Node} from 'acorn';

/** The node types that `acorn-jsx` adds to the tree, as far as they're used here. */
export type JsxElement = {
  readonly type: 'JSXElement';
  readonly openingElement: {readonly name: JsxName; readonly attributes: readonly (JsxAttribute | JsxSpread)[]};
  readonly children: readonly JsxChild[];
} & Node;

type JsxFragment = {
  readonly type: 'JSXFragment';
  readonly children: readonly JsxChild[];
} & Node;

export type JsxAttribute = {
  readonly type: 'JSXAttribute';
  readonly name: JsxName;
  readonly value: JsxContainer | Expression | null;
} & Node;

type JsxSpread = {
  readonly type: 'JSXSpreadAttribute';
} & Node;

type JsxContainer = {
  readonly type: 'JSXExpressionContainer';
  readonly expression: Expression | (Node & {readonly type: 'JSXEmptyExpression'});
} & Node;

type JsxText = {
  readonly type: 'JSXText';
  readonly value: string;
} & Node;

export type JsxChild = JsxElement | JsxFragment | JsxContainer | JsxText;

type JsxName =
  | (Node & {readonly type: 'JSXIdentifier'; readonly name: string})
  | (Node & {readonly type: 'JSXMemberExpression'; readonly object: JsxName; readonly property: JsxName})
  | (Node & {readonly type: 'JSXNamespacedName'; readonly namespace: JsxName; readonly name: JsxName});

/** Returns whether a node is an element or a fragment (`<>…</>`). */
export function isJsx(node: Node): node is JsxElement | JsxFragment {
  return node.type === 'JSXElement' || node.type === 'JSXFragment';
}

/** Returns the name of an element: `Sequence`, `Series.Sequence`. */
export function getJsxName(name: JsxName): string {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXMemberExpression':
      return `${getJsxName(name.object)}.${getJsxName(name.property)}`;
    case 'JSXNamespacedName':
      return `${getJsxName(name.namespace)}:${getJsxName(name.name)}`;
  }
}
