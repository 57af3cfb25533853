import type {Expression, Node} from 'acorn';

/** What `acorn-jsx` adds to the tree, as far as it is read here. */
export interface JsxElement extends Node {
  readonly type: 'JSXElement';
  readonly openingElement: {readonly name: JsxName; readonly attributes: readonly (JsxAttribute | JsxSpread)[]};
  readonly children: readonly JsxChild[];
}

export interface JsxFragment extends Node {
  readonly type: 'JSXFragment';
  readonly children: readonly JsxChild[];
}

export interface JsxAttribute extends Node {
  readonly type: 'JSXAttribute';
  readonly name: JsxName;
  readonly value: JsxContainer | Expression | null;
}

export interface JsxSpread extends Node {
  readonly type: 'JSXSpreadAttribute';
}

export interface JsxContainer extends Node {
  readonly type: 'JSXExpressionContainer';
  readonly expression: Expression | (Node & {readonly type: 'JSXEmptyExpression'});
}

export interface JsxText extends Node {
  readonly type: 'JSXText';
  readonly value: string;
}

export type JsxChild = JsxElement | JsxFragment | JsxContainer | JsxText;

export type JsxName =
  | (Node & {readonly type: 'JSXIdentifier'; readonly name: string})
  | (Node & {readonly type: 'JSXMemberExpression'; readonly object: JsxName; readonly property: JsxName})
  | (Node & {readonly type: 'JSXNamespacedName'; readonly namespace: JsxName; readonly name: JsxName});

/** Whether a node is an element, or several between `<>` and `</>`. */
export const isJsx = (node: Node): node is JsxElement | JsxFragment =>
  node.type === 'JSXElement' || node.type === 'JSXFragment';

/** `Sequence`, `Series.Sequence`. */
export const nameOfJsx = (name: JsxName): string => {
  switch (name.type) {
    case 'JSXIdentifier':
      return name.name;
    case 'JSXMemberExpression':
      return `${nameOfJsx(name.object)}.${nameOfJsx(name.property)}`;
    case 'JSXNamespacedName':
      return `${nameOfJsx(name.namespace)}:${nameOfJsx(name.name)}`;
  }
};
