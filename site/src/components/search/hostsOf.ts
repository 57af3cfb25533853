import type {SearchSettings} from './SearchSettings';

/** A host in the form of the search client. */
export interface SearchHost {
  readonly url: string;
  readonly port?: number;
  readonly protocol: 'http' | 'https';
  readonly accept: 'readWrite';
}

/**
 * Lists the hosts to ask, in order: those that are set, else the page's own origin. Gives undefined for the hosted
 * service without hosts, whose client knows them.
 */
export const hostsOf = ({backend, hosts}: SearchSettings, pageOrigin: string): SearchHost[] | undefined => {
  if (hosts.length > 0) return hosts.map(toHost);
  return backend === 'hosted' ? undefined : [toHost(pageOrigin)];
};

const toHost = (origin: string): SearchHost => {
  const {hostname, port, protocol} = new URL(origin);
  return {
    url: hostname,
    ...(port === '' ? {} : {port: Number(port)}),
    protocol: protocol === 'http:' ? 'http' : 'https',
    accept: 'readWrite',
  };
};
