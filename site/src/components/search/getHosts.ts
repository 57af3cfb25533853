import type {SearchSettings} from '../../../../packages/settings/SearchSettings.ts';

/** A host in the format of the search client. */
export type SearchHost = {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
};

/**
 * Returns the hosts to request, in order: the configured ones, or the page's own origin. Returns undefined for the
 * hosted service without configured hosts, because its client knows them.
 */
export function getHosts({backend, hosts}: SearchSettings, pageOrigin: string): SearchHost[] | undefined {
  if (hosts.length > 0) {
    return hosts.map(toHost);
  }
  return backend === 'hosted' ? undefined : [toHost(pageOrigin)];
}

function toHost(origin: string): SearchHost {
  const {hostname, port, protocol} = new URL(origin);
  return {
    url: hostname,
    ...(port === '' ? {} : {port: Number(port)}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
}
