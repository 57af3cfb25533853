import {lessonFile} from '../../../../../packages/course/lesson/chapters.ts';
import {parseSource} from '../../../../../packages/playground-core/compile/parseSource.ts';

/** A style that needs a unit. */
type MissingUnit = {
  /** As in the code: `fontSize: '80'`. */
  readonly found: string;
  /** With a unit: `fontSize: '80px'`. */
  readonly fixed: string;
  /** As a number, if React adds the unit to it: `fontSize: 80`. */
  readonly asNumber?: string;
};

type SyntaxNode = ReturnType<typeof parseSource>['topNode'];

/** The value of each variable that is declared and set only once, by name. For others, the value isn’t certain. */
type Variables = ReadonlyMap<string, SyntaxNode>;

/**
 * Returns the first style that the browser only accepts with a unit. React adds `px` to numbers but not to strings, and
 * browsers ignore a style that they don't understand, so nothing else reports this mistake. Asks the browser, because
 * many styles don't need a unit.
 */
export function findMissingUnit(code: string): MissingUnit | undefined {
  const properties: SyntaxNode[] = [];
  const variables = new Map<string, SyntaxNode>();
  const set: string[] = [];
  const styleNames = new Set<string>();
  parseSource(lessonFile, code).iterate({
    enter: ({name, node}) => {
      if (name === 'Property') {
        properties.push(node);
      } else if (name === 'VariableName' && isStyleAttribute(findOwner(node, true), code)) {
        styleNames.add(readText(node, code));
      } else if (name === 'VariableDefinition') {
        set.push(readText(node, code));
      } else if (name === 'AssignmentExpression' && node.firstChild) {
        set.push(readText(node.firstChild, code));
      } else if (name === 'VariableDeclaration') {
        const [variable, value] = [node.getChild('VariableDefinition'), node.getChild('Equals')?.nextSibling];
        if (variable && value) {
          variables.set(readText(variable, code), value);
        }
      }
    },
  });
  for (const name of set.filter((other, index) => set.indexOf(other) !== index)) {
    variables.delete(name);
  }
  const styles = properties.filter((property) => {
    const owner = findOwner(property, false);
    const names = owner?.getChildren('VariableDefinition') ?? [];
    return isStyleAttribute(owner, code) || names.some((name) => styleNames.has(readText(name, code)));
  });
  for (const property of styles) {
    const missing = readProperty(property, code, variables);
    if (missing) {
      return missing;
    }
  }
  return undefined;
}

/**
 * Returns the attribute, the variable or the function whose value a node is in, unless it's in an array or an argument.
 * @param isWhole whether it also mustn't be in the value of a single property
 */
function findOwner(node: SyntaxNode, isWhole: boolean): SyntaxNode | undefined {
  const {parent} = node;
  if (
    !parent ||
    ['ArrayExpression', 'ArgList'].includes(parent.name) ||
    (isWhole && parent.name === 'Property' && parent.getChild('PropertyDefinition'))
  ) {
    return undefined;
  }
  const isOwner = ['JSXAttribute', 'VariableDeclaration', 'FunctionDeclaration'].includes(parent.name);
  return isOwner ? parent : findOwner(parent, isWhole);
}

function isStyleAttribute(node: SyntaxNode | undefined, code: string): boolean {
  const name = node?.name === 'JSXAttribute' ? node.firstChild : null;
  return name !== null && readText(name, code) === 'style';
}

function readProperty(property: SyntaxNode, code: string, variables: Variables): MissingUnit | undefined {
  const [key, value] = [property.getChild('PropertyDefinition'), property.lastChild];
  if (!key || !value || !['String', 'TemplateString'].includes(value.name)) {
    return undefined;
  }
  const insertions = value.getChildren('Interpolation');
  if (insertions.some((insertion) => !isNumber(insertion.firstChild?.nextSibling, code, variables))) {
    return undefined;
  }
  const name = readText(key, code);
  // The browser sees a number instead of each inserted value.
  const [quote = '', ...written] = readText(value, code);
  written.pop();
  const text = insertions.reduce(
    (replaced, insertion, index) => replaced.replace(readText(insertion, code), String(firstNumber + index)),
    written.join(''),
  );
  const complete = addUnits(
    name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
    text,
  );
  if (complete === undefined || complete === text) {
    return undefined;
  }
  const restore = (replaced: string): string =>
    insertions.reduce(
      (all, insertion, index) => all.replace(String(firstNumber + index), () => readText(insertion, code)),
      replaced,
    );
  const whole = text.trim();
  const isNumeric = insertions.length === 0 ? /^-?[\d.]+$/.test(whole) : whole === String(firstNumber);
  return {
    found: readText(property, code),
    fixed: `${name}: ${quote}${restore(complete)}${quote}`,
    ...(isNumeric &&
      complete === `${whole}px` && {asNumber: `${name}: ${restore(whole).replace(/^\$\{(.*)\}$/s, '$1')}`}),
  };
}

/** Stands for the first inserted value. Unlikely to be in the code. */
const firstNumber = 7_000_001;

/** Where a unit can be missing: numbers that aren't part of a name, a color or a number with a unit. */
const numberPattern = /(?<![\w.#-])(-?\d*\.?\d+)(?![\w.%])/;

/** More numbers have too many combinations of units. */
const maxNumbers = 4;

/** Adds units to as few numbers of a value as the browser needs. Returns undefined if it ignores the value anyway. */
function addUnits(style: string, value: string): string | undefined {
  const parts = value.split(new RegExp(numberPattern, 'g'));
  const complete = (before: string, [text = '', number, ...rest]: readonly string[]): string | undefined => {
    if (number === undefined) {
      return CSS.supports(style, before + text) ? before + text : undefined;
    }
    for (const unit of ['', 'px', 'deg']) {
      const all = complete(`${before}${text}${number}${unit}`, rest);
      if (all !== undefined) {
        return all;
      }
    }
    return undefined;
  };
  return parts.length > 2 * maxNumbers + 1 ? undefined : complete('', parts);
}

/** Whether an expression is certainly a number, and not a string that may have a unit. */
function isNumber(node: SyntaxNode | null | undefined, code: string, variables: Variables): boolean {
  const isOperand = (operand: SyntaxNode | null): boolean => isNumber(operand, code, variables);
  switch (node?.name) {
    case 'Number':
      return true;
    case 'UnaryExpression':
      return readText(node, code).startsWith('-');
    case 'ParenthesizedExpression':
      return isOperand(node.firstChild?.nextSibling ?? null);
    case 'BinaryExpression': {
      const operator = node.getChild('ArithOp');
      return (
        operator !== null &&
        (readText(operator, code) !== '+' || (isOperand(node.firstChild) && isOperand(node.lastChild)))
      );
    }
    case 'CallExpression':
      return /(?:^(?:interpolate|spring|useCurrentFrame|Math\.\w+)|\.toFixed)$/.test(
        node.firstChild ? readText(node.firstChild, code) : '',
      );
    case 'VariableName': {
      const value = variables.get(readText(node, code));
      // A variable can only be in its own value by mistake.
      const others = new Map([...variables].filter(([, other]) => other !== value));
      return isNumber(value, code, others);
    }
    default:
      return false;
  }
}

function readText({from, to}: SyntaxNode, code: string): string {
  return code.slice(from, to);
}
