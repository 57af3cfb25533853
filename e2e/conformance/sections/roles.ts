import type {Section} from '../Section.ts';

export const roles = {
  number: 6,
  title: 'Roles and permissions',
  statements: {
    none: 'There are no roles: the site is read by everyone',
  },
  open: ['Anything further.'],
} as const satisfies Section;
