import {staticFile} from 'remotion';
import type {PageInput} from './PageInput.ts';

/** Replaces what JSON can't contain with the given values, by name. The settings of the samples explain the names. */
export async function resolveInput(
  input: PageInput,
  values: Readonly<Record<string, unknown>> = {},
): Promise<PageInput> {
  return (await resolve(input)) as PageInput;

  async function resolve(value: unknown): Promise<unknown> {
    if (typeof value === 'string') {
      const [, kind, file = ''] = /^@(\w+)(?:\/(.*))?$/.exec(value) ?? [];
      switch (kind) {
        case undefined:
          return value;
        case 'url':
          return staticFile(file);
        case 'json':
          return (await fetch(staticFile(file))).json();
        case 'function':
          return () => Promise.resolve();
        default:
          return Object.hasOwn(values, kind) ? values[kind] : value;
      }
    }
    if (Array.isArray(value)) {
      return Promise.all(value.map(resolve));
    }
    if (typeof value === 'object' && value !== null) {
      const entries = Object.entries(value).map(async ([name, item]) => [name, await resolve(item)]);
      return Object.fromEntries(await Promise.all(entries)) as unknown;
    }
    return value;
  }
}
