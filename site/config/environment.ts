import type {SearchSettings} from '../src/components/search/SearchSettings';

export type Variables = Readonly<Record<string, string | undefined>>;

/** Everything that can be set from outside. Read and validated once; the README lists each with its default. */
export interface Environment {
  /** TCP port of the site and its search. */
  readonly port: number;
  /** Address that the server listens on. */
  readonly host: string;
  /** Origin of the public site, without a trailing slash: canonical links, feeds and search records begin with it. */
  readonly siteUrl: string;
  /** Where this project is hosted: edit links point into it. Without a trailing slash. */
  readonly repositoryUrl: string;
  readonly search: SearchSettings;
  readonly service: ServiceSettings;
}

/** How the server works under load; nothing of it reaches the pages. */
export interface ServiceSettings {
  /** Port on which Prometheus reads figures, or none. It is not the readers' port, for the figures are the operator's. */
  readonly metricsPort: number | undefined;
  /** Addresses, ranges or `loopback` of proxies in front, which are believed when they say whose request it is. */
  readonly trustedProxies: readonly string[];
  /** Searches per minute that one address may send. */
  readonly searchesPerMinute: number;
  /** Milliseconds from the signal to stop until no more requests are taken. */
  readonly stopDelay: number;
}

/** Reads the environment. Throws one error that names every variable that can't be used, and what it accepts. */
export const readEnvironment = (variables: Variables): Environment => {
  const faults: string[] = [];
  const read = <T>(name: string, fallback: string, parse: (text: string) => T | Fault): T => {
    const text = variables[name] || fallback;
    const value = parse(text);
    if (value instanceof Fault) faults.push(`${name}="${text}": ${value.expected}`);
    return value as T;
  };

  const backend = read('SEARCH_BACKEND', 'service', oneOf(['service', 'browser', 'hosted'] as const));
  const hosted = backend === 'hosted' ? '' : undefined;
  const port = read('PORT', '3000', wholeNumber(0, 65535));
  const environment: Environment = {
    port,
    host: read('HOST', 'localhost', nonEmpty('an address or a host name')),
    siteUrl: read('SITE_URL', `http://localhost:${port || 3000}`, origin),
    repositoryUrl: read('REPOSITORY_URL', 'https://github.com/remotion-dev/remotion', url),
    search: {
      backend,
      appId: read('SEARCH_APP_ID', hosted ?? 'REMOTION', nonEmpty('the application id of the hosted service')),
      apiKey: read('SEARCH_API_KEY', hosted ?? 'public', nonEmpty('the public, search-only key')),
      indexName: read('SEARCH_INDEX', 'remotion', nonEmpty('the name of an index')),
      hosts: read('SEARCH_HOSTS', '', listOf(origin)),
      missingResultsUrl: read(
        'SEARCH_MISSING_RESULTS_URL',
        'https://github.com/remotion-dev/remotion/issues/new?title=Documentation%3A%20{query}',
        (text) => text,
      ),
    },
    service: {
      metricsPort: variables.METRICS_PORT ? read('METRICS_PORT', '', wholeNumber(1, 65535)) : undefined,
      trustedProxies: read('TRUSTED_PROXIES', '', listOf(addressRange)),
      searchesPerMinute: read('SEARCHES_PER_MINUTE', '600', wholeNumber(1, 1_000_000)),
      stopDelay: read('STOP_DELAY', '0', wholeNumber(0, 600_000)),
    },
  };
  faults.push(...findHalfSet(variables));
  if (faults.length > 0) throw new Error(`These settings can't be used:\n  ${faults.join('\n  ')}`);
  return environment;
};

/** What can't be meant, although each value by itself can be used. */
const findHalfSet = (variables: Variables): string[] => {
  const {SEARCH_BACKEND, SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_ADMIN_KEY, SEARCH_HOSTS} = variables;
  const ofHosted = namesOfSet({SEARCH_APP_ID, SEARCH_API_KEY});
  const ofAnyHost = namesOfSet({SEARCH_HOSTS, SEARCH_APP_ID, SEARCH_API_KEY});
  const faults: string[] = [];
  if (!SEARCH_BACKEND && ofHosted.length > 0) {
    faults.push(`SEARCH_BACKEND is not set, but ${ofHosted.join(' and ')}: set it to hosted, or to service`);
  }
  if (SEARCH_BACKEND === 'browser' && ofAnyHost.length > 0) {
    faults.push(
      `SEARCH_BACKEND="browser" asks no host, but ${ofAnyHost.join(' and ')} is set: remove it, or choose another`,
    );
  }
  if (SEARCH_API_KEY && SEARCH_API_KEY === SEARCH_ADMIN_KEY) {
    faults.push('SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY: it is in every page, and must only be able to search');
  }
  return faults;
};

const namesOfSet = (values: Variables): string[] =>
  Object.entries(values).flatMap(([name, value]) => (value ? [name] : []));

class Fault {
  constructor(readonly expected: string) {}
}

const wholeNumber =
  (least: number, most: number) =>
  (text: string): number | Fault => {
    const value = Number(text);
    const valid = Number.isInteger(value) && value >= least && value <= most;
    return valid ? value : new Fault(`expected a whole number from ${least} to ${most}`);
  };

const oneOf =
  <T extends string>(allowed: readonly T[]) =>
  (text: string): T | Fault =>
    allowed.find((value) => value === text) ?? new Fault(`expected one of ${allowed.join(', ')}`);

const nonEmpty =
  (what: string) =>
  (text: string): string | Fault =>
    text.trim() === '' ? new Fault(`expected ${what}`) : text;

const url = (text: string): string | Fault => {
  const valid = URL.canParse(text) && /^https?:/.test(text);
  return valid ? text.replace(/\/+$/, '') : new Fault('expected a URL such as https://www.example.com');
};

const origin = (text: string): string | Fault => {
  const valid = URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).pathname === '/';
  return valid ? new URL(text).origin : new Fault('expected an origin such as https://www.example.com, without a path');
};

const addressRange = (text: string): string | Fault =>
  /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d+)?)$/i.test(text)
    ? text
    : new Fault('expected IP addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal');

const listOf =
  (parse: (text: string) => string | Fault) =>
  (text: string): readonly string[] | Fault => {
    const values = text
      .split(/[\s,]+/)
      .filter(Boolean)
      .map(parse);
    return values.find((value) => value instanceof Fault) ?? (values as string[]);
  };
