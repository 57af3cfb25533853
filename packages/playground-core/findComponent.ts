import type {ComponentType} from 'react';

/**
 * Returns the component that a file exports: its default export, or the first export whose name starts with a capital
 * letter. Throws with a message for the reader if there is none.
 */
export function findComponent(exported: Readonly<Record<string, unknown>>, file: string): ComponentType {
  const candidates = [['default', exported.default] as const, ...Object.entries(exported).filter(isNamedLikeOne)];
  const [, component] = candidates.find(([, value]) => isComponent(value)) ?? [];
  if (component === undefined) {
    throw new Error(
      `${file} doesn’t export a component, so there is nothing to render. Add an export such as: export const Title = () => …`,
    );
  }
  return component as ComponentType;
}

function isNamedLikeOne([name]: readonly [string, unknown]): boolean {
  return /^[A-Z]/.test(name);
}

/** Returns whether a value is a function, or the result of `memo()`, `forwardRef()` or `lazy()`. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
