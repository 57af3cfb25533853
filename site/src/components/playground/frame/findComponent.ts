import type {ComponentType} from 'react';

/**
 * The component that a file exports: its default export, or its first export with a capital letter.
 * Throws, for the reader, when there is none.
 */
export const findComponent = (exported: Readonly<Record<string, unknown>>, file: string): ComponentType => {
  const candidates = [['default', exported.default] as const, ...Object.entries(exported).filter(isNamedLikeOne)];
  const [, component] = candidates.find(([, value]) => isComponent(value)) ?? [];
  if (component === undefined)
    throw new Error(`${file} exports no component. Export what is to be drawn: export const Title = () => …`);
  return component as ComponentType;
};

const isNamedLikeOne = ([name]: readonly [string, unknown]): boolean => /^[A-Z]/.test(name);

/** Functions, and what `memo()`, `forwardRef()` and `lazy()` make of them. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
