import type {Hierarchy, RecordType} from '../../../../packages/search/contract.ts';
import {toPlainText} from './toPlainText.ts';

type HitKind =
  'API' | 'Command' | 'Flag' | 'Setter' | 'Option' | 'Error' | 'Fix' | 'Post' | 'Lesson' | 'Guide' | 'Section' | 'Text';

type HitFields = {
  readonly type: RecordType | 'lvl0';
  readonly hierarchy: Partial<Hierarchy>;
  readonly url: string;
};

/** Returns the kind of a hit. Only uses attributes that every search host returns. */
export function getKind({type, hierarchy, url}: HitFields): HitKind {
  const own = toPlainText(type === 'content' ? '' : (hierarchy[type] ?? ''));
  if (type === 'lvl1') {
    return getPageKind(own, hierarchy.lvl0 ?? '', url);
  }
  const above = [hierarchy.lvl2, hierarchy.lvl3, hierarchy.lvl4].map((title) => toPlainText(title ?? ''));
  if (type === 'content') {
    return above.some((title) => errorHeadingsPattern.test(title)) ? 'Error' : 'Text';
  }
  return nameKinds.find(([pattern]) => pattern.test(own))?.[1] ?? 'Section';
}

const errorHeadingsPattern = /^(?:errors?|messages?|what can go wrong|more messages|related messages)$/i;

/** Returns the kind of a heading based on the format of its name. */
const nameKinds: readonly (readonly [RegExp, HitKind])[] = [
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
