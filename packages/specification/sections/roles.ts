import type {Section} from '../Section.ts';

export const roles = {
  number: 6,
  title: 'Roles and permissions',
  statements: {
    none: 'There are no roles, because everyone can read the site',
  },
  open: ['Anything further.'],
} as const satisfies Section;
