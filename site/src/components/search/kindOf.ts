import type {Hierarchy, RecordType} from '../../../../search/contract';
import {plainText} from './plainText';

export type HitKind =
  'API' | 'Command' | 'Flag' | 'Setter' | 'Option' | 'Error' | 'Fix' | 'Post' | 'Guide' | 'Section' | 'Text';

interface Found {
  readonly type: RecordType | 'lvl0';
  readonly hierarchy: Partial<Hierarchy>;
  readonly url: string;
}

/** Says what kind of place a hit is, from what any search host sends with it. */
export const kindOf = ({type, hierarchy, url}: Found): HitKind => {
  const own = plainText(type === 'content' ? '' : (hierarchy[type] ?? ''));
  if (type === 'lvl1') return kindOfPage(own, hierarchy.lvl0 ?? '', url);
  const above = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4].map((title) => plainText(title ?? ''));
  if (type === 'content') return above.some((title) => ERRORS.test(title)) ? 'Error' : 'Text';
  return NAMES.find(([pattern]) => pattern.test(own))?.[1] ?? 'Section';
};

const ERRORS = /^(?:errors?|messages?|what can go wrong|more messages|related messages)$/i;

/** What the heading of a part is, by the form of the name. */
const NAMES: readonly (readonly [RegExp, HitKind])[] = [
  [/^--[\w-]+/, 'Flag'],
  [/^Config\.\w+/, 'Setter'],
  [/^(?:<[A-Z].*>|[\w.]+\(\))$/, 'API'],
  [/^[a-z][\w.]*$/, 'Option'],
];

const kindOfPage = (title: string, section: string, url: string): HitKind => {
  if (/\/(?:blog|success-stories)\//.test(url)) return 'Post';
  if (/^npx /.test(title)) return 'Command';
  if (section === 'Troubleshooting' || url.includes('/troubleshooting/')) return 'Fix';
  return /^[<@]|\(\)|^[a-z]+$/.test(title) ? 'API' : 'Guide';
};
