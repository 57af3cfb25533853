import type {onRequestHookHandler} from 'fastify';
import type {Redirect} from '../content-model/redirects.ts';
import {removeTrailingSlashes} from './removeTrailingSlashes.ts';

/** Redirects URLs that moved, with or without a trailing slash, and preserves the query string. */
export function createRedirectHook(redirects: readonly Redirect[]): onRequestHookHandler {
  const byPath = new Map(redirects.map((redirect) => [removeTrailingSlashes(redirect.from), redirect]));
  return async (request, reply) => {
    const [path = '', query] = request.url.split(/\?(.*)/s);
    const redirect = byPath.get(removeTrailingSlashes(path));
    if (redirect) {
      const [to = '', anchor] = redirect.to.split(/(#.*)/);
      const address = query && !to.includes('?') ? `${to}?${query}` : to;
      return reply.redirect(address + (anchor ?? ''), redirect.status);
    }
  };
}
