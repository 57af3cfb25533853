import type {Expression, Property} from 'estree';
import type {MdxJsxAttributeValueExpression, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Returns the attributes of an element that are strings, or objects whose values are all strings. Skips others. */
export function readAttributes(node: MdxJsxFlowElement): Record<string, string | Record<string, string>> {
  const attributes: Record<string, string | Record<string, string>> = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') {
      continue;
    }
    const {value} = attribute;
    if (typeof value === 'string') {
      attributes[attribute.name] = value;
    } else if (value) {
      attributes[attribute.name] = readObject(value);
    }
  }
  return attributes;
}

function readObject(value: MdxJsxAttributeValueExpression): Record<string, string> {
  const statement = value.data?.estree?.body[0];
  const expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (expression?.type !== 'ObjectExpression') {
    return {};
  }
  return Object.fromEntries(
    expression.properties
      .filter((property): property is Property => property.type === 'Property')
      .map((property) => [getLiteral(property.key as Expression), getLiteral(property.value as Expression)]),
  );
}

function getLiteral(expression: Expression): string {
  if (expression.type === 'Identifier') {
    return expression.name;
  }
  if (expression.type === 'Literal') {
    return String(expression.value);
  }
  if (expression.type === 'TemplateLiteral') {
    return expression.quasis.map((quasi) => quasi.value.cooked).join('');
  }
  return '';
}
