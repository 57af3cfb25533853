import type {Declaration, Root} from 'postcss';

/** Returns the names of the custom properties that a string reads with `var()`. */
export function findVariables(text: string): string[] {
  return [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/**
 * Removes custom properties that nothing reads: neither another declaration of the style sheet, directly or through other
 * custom properties, nor `readElsewhere`.
 */
export function dropUnusedVariables(root: Root, readElsewhere: Iterable<string>): void {
  const definitions: Declaration[] = [];
  const used = new Set(readElsewhere);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--')) {
      definitions.push(declaration);
    } else {
      addAll(used, findVariables(declaration.value));
    }
  });
  let unused = definitions;
  let found: readonly Declaration[];
  // A definition that's used may read others that have already been checked.
  do {
    found = unused.filter(({prop}) => used.has(prop));
    unused = unused.filter(({prop}) => !used.has(prop));
    found.forEach(({value}) => addAll(used, findVariables(value)));
  } while (found.length > 0);
  unused.forEach((declaration) => declaration.remove());
}

function addAll<Item>(set: Set<Item>, items: readonly Item[]): void {
  items.forEach((item) => set.add(item));
}
