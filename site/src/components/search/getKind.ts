import type {Hierarchy, RecordType} from '../../../../packages/search/contract.ts';
import {toPlainText} from './toPlainText.ts';

type HitKind =
  'API' | 'Command' | 'Flag' | 'Setter' | 'Option' | 'Error' | 'Fix' | 'Post' | 'Lesson' | 'Guide' | 'Section' | 'Text';

type Found = {
  readonly type: RecordType | 'lvl0';
  readonly hierarchy: Partial<Hierarchy>;
  readonly url: string;
};

/** Returns the kind of a hit. Only uses attributes that every search host returns. */
export function getKind({type, hierarchy, url}: Found): HitKind {
  const own = toPlainText(type === 'content' ? '' : (hierarchy[type] ?? ''));
  if (type === 'lvl1') {
    return getPageKind(own, hierarchy.lvl0 ?? '', url);
  }
  const above = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4].map((title) => toPlainText(title ?? ''));
  if (type === 'content') {
    return above.some((title) => ERRORS.test(title)) ? 'Error' : 'Text';
  }
  return NAMES.find(([pattern]) => pattern.test(own))?.[1] ?? 'Section';
}

const ERRORS = /^(?:errors?|messages?|what can go wrong|more messages|related messages)$/i;

/** Returns the kind of a heading based on the format of its name. */
const NAMES: readonly (readonly [RegExp, HitKind])[] = [
  [/^--[\w-]+/, 'Flag'],
  [/^Config\.\w+/, 'Setter'],
  [/^(?:<[A-Z].*>|[\w.]+\(\))$/, 'API'],
  [/^[a-z][\w.]*$/, 'Option'],
];

function getPageKind(title: string, section: string, url: string): HitKind {
  if (/\/(?:blog|success-stories)\//.test(url)) {
    return 'Post';
  }
  if (/\/learn\/[^/]/.test(url)) {
    return 'Lesson';
  }
  if (/^npx /.test(title)) {
    return 'Command';
  }
  if (section === 'Troubleshooting' || url.includes('/troubleshooting/')) {
    return 'Fix';
  }
  return /^[<@]|\(\)|^[a-z]+$/.test(title) ? 'API' : 'Guide';
}
