import type {Section} from './Section.ts';
import {calls} from './sections/calls.ts';
import {entities} from './sections/entities.ts';
import {errors} from './sections/errors.ts';
import {limits} from './sections/limits.ts';
import {product} from './sections/product.ts';
import {roles} from './sections/roles.ts';
import {routes} from './sections/routes.ts';
import {states} from './sections/states.ts';
import {validation} from './sections/validation.ts';

/** The specification of the site. */
export const sections = [
  product,
  routes,
  entities,
  states,
  validation,
  roles,
  calls,
  errors,
  limits,
] as const satisfies readonly Section[];

/** A statement as cited by tests: the number of its section and its name. */
export type StatementKey = KeyOf<(typeof sections)[number]>;

type KeyOf<S> = S extends {readonly number: infer Number extends number; readonly statements: infer Statements}
  ? `${Number}.${keyof Statements & string}`
  : never;
