import type {Declaration, Node, Root, Rule} from 'postcss';
import {findVariables} from './dropUnusedVariables.ts';

/**
 * Replaces the variables of Infima that have the same value on the whole site by this value. Infima has several for each
 * property, and the site sets many of them to a variable of its own.
 * @param isUsedElsewhere Whether something other than these style sheets uses a variable.
 */
export function inlineVariables(sheets: readonly Root[], isUsedElsewhere: (name: string) => boolean): void {
  const definitions = findDefinitions(sheets);
  const withFallback = new Set(sheets.flatMap((sheet) => findWithFallback(sheet.toString())));
  const constants = [...definitions].flatMap(([name, [definition, ...others]]) =>
    definition &&
    others.length === 0 &&
    name.startsWith('--ifm-') &&
    isGlobal(definition) &&
    !keywords.test(definition.value) &&
    // Variables in the value have to mean the same everywhere.
    findVariables(definition.value).every((read) => definitions.get(read)?.every(isOnRoot)) &&
    !withFallback.has(name) &&
    !isUsedElsewhere(name)
      ? [definition]
      : [],
  );
  constants.forEach((definition) => definition.remove());
  const values = new Map(constants.map(({prop, value}) => [prop, value]));
  for (const sheet of sheets) {
    sheet.walkDecls((declaration) => {
      declaration.value = replaceVariables(declaration.value, values);
    });
    sheet.walkRules((rule) => {
      if (rule.nodes.length === 0) {
        rule.remove();
      }
    });
  }
}

/** Returns the definitions of each variable that can apply. */
function findDefinitions(sheets: readonly Root[]): ReadonlyMap<string, readonly Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  for (const sheet of sheets) {
    sheet.walkDecls(/^--/, (declaration) => {
      const others = definitions.get(declaration.prop) ?? [];
      definitions.set(declaration.prop, [...others, declaration]);
    });
  }
  return new Map([...definitions].map(([name, all]) => [name, dropOverridden(all)]));
}

function findWithFallback(css: string): string[] {
  return [...css.matchAll(/var\(\s*(--[\w-]+)\s*,/g)].map(([, name = '']) => name);
}

/** If a definition outside of cascade layers always applies, removes those in layers. Returns the ones that are left. */
function dropOverridden(definitions: readonly Declaration[]): readonly Declaration[] {
  if (!definitions.some((definition) => isGlobal(definition) && !isInside(definition, 'layer'))) {
    return definitions;
  }
  const overridden = definitions.filter((definition) => isOnRoot(definition) && isInside(definition, 'layer'));
  overridden.forEach((definition) => definition.remove());
  return definitions.filter((definition) => !overridden.includes(definition));
}

/** Whether a definition is for the root element in both color modes and on all media. */
function isGlobal(definition: Declaration): boolean {
  return (
    isOnRoot(definition) &&
    (definition.parent as Rule).selectors.includes(':root') &&
    !['media', 'supports'].some((name) => isInside(definition, name))
  );
}

/** Whether a definition is for the root element, perhaps only in one color mode. */
function isOnRoot({parent}: Declaration): boolean {
  return (parent as Rule).selectors.every((selector) =>
    /^(?:html|:root)?(?:\[data-theme=["']?\w+["']?\])?$/.test(selector),
  );
}

function isInside({parent}: Node, name: string): boolean {
  return parent !== undefined && (('name' in parent && parent.name === name) || isInside(parent, name));
}

/** Keywords that depend on the element of the definition. */
const keywords = /^(?:inherit|initial|revert|revert-layer|unset)$/;

function replaceVariables(value: string, values: ReadonlyMap<string, string>): string {
  const replaced = value.replace(
    /([\w%)]?)var\(\s*(--[\w-]+)\s*\)(?=([\w%(#.-]?))/g,
    (read, before: string, name: string, after: string) => {
      const found = values.get(name);
      return found === undefined ? read : `${before}${before && ' '}${found}${after && ' '}`;
    },
  );
  return replaced === value ? value : replaceVariables(replaced, values);
}
