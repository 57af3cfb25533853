import {WORKER_PATH} from '../../../search/contract';

/**
 * Writes the headers of all answers, by path, in the format of static hosts: a path, at whose end a `*` may stand, and
 * its headers indented below. Hosts add up what several paths say, so that a policy for all pages would also hold for
 * those that have their own: it is given for each folder of `pages`, which are paths of HTML files. A site whose `url`
 * is encrypted tells browsers never to ask for it in the clear.
 */
export const headersFile = (pages: readonly string[], policy: string, url: string): string =>
  [
    rule('/*', url.startsWith('https:') ? {...everywhere, ...encrypted} : everywhere),
    rule('/assets/*', {'Cache-Control': 'public, max-age=31536000, immutable'}),
    // It names files of its own build only.
    rule(WORKER_PATH, {'Cache-Control': 'no-cache'}),
    ...pathsOf(pages).map((path) => rule(path, {'Content-Security-Policy': policy})),
  ].join('\n');

const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** A year. Of other names below the domain nothing is known here. */
const encrypted = {'Strict-Transport-Security': 'max-age=31536000'};

/** Folders that hold nothing but pages are one path; other pages have their addresses, with and without slash. */
const pathsOf = (pages: readonly string[]): readonly string[] => {
  const tops = new Set(pages.map((page) => page.split('/')[0] ?? ''));
  return [...tops].sort().flatMap((top) => {
    if (top === 'index.html') return ['/', '/index.html'];
    if (top.endsWith('.html')) return [`/${top}`];
    return top === 'playground' ? ['/playground', '/playground/', '/playground/index.html'] : [`/${top}`, `/${top}/*`];
  });
};

const rule = (path: string, headers: Readonly<Record<string, string>>): string =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
