import * as v from 'valibot';
import type {SearchSettings} from './SearchSettings.ts';
import {environmentSchema, hostedEnvironmentSchema} from './environmentSchema.ts';

export type Variables = Readonly<Record<string, string | undefined>>;

/** All settings from environment variables, read and validated once. `docs/settings.md` lists them with their defaults. */
export type Environment = {
  /** The TCP port of the site and its search. */
  readonly port: number;
  /** The address that the server listens on. */
  readonly host: string;
  /** The origin of the public site without a trailing slash, used in canonical links, feeds and search records. */
  readonly siteUrl: string;
  /** The URL of this repository without a trailing slash, used in edit links. */
  readonly repositoryUrl: string;
  readonly search: SearchSettings;
  readonly server: ServerSettings;
};

/** The settings of the server under load, which don't affect the pages. */
type ServerSettings = {
  /** The port of the Prometheus metrics, if any. It's a separate port because the metrics aren't public. */
  readonly metricsPort: number | undefined;
  /** The addresses or ranges of trusted proxies, or `loopback`. The server trusts their information about the client. */
  readonly trustedProxies: readonly string[];
  /** The number of searches per minute that one client may send. */
  readonly searchesPerMinute: number;
  /** The time between the signal to stop and the end of new requests, in milliseconds. */
  readonly stopDelay: number;
};

/** Reads the environment. Throws one error that lists every invalid variable and the accepted values. */
export function readEnvironment(variables: Variables): Environment {
  // An empty variable is the same as none.
  const given = Object.fromEntries(Object.entries(variables).filter(([, text]) => text));
  const schema = given.SEARCH_BACKEND === 'hosted' ? hostedEnvironmentSchema : environmentSchema;
  const {success, output, issues} = v.safeParse(schema, given);
  const problems = [...(success ? [] : describeIssues(issues, given)), ...findContradictions(variables)];
  if (!success || problems.length > 0) {
    throw new Error(`These settings can't be used:\n  ${problems.join('\n  ')}`);
  }
  return {
    port: output.PORT,
    host: output.HOST,
    siteUrl: output.SITE_URL ?? `http://localhost:${output.PORT || 3000}`,
    repositoryUrl: output.REPOSITORY_URL,
    search: {
      backend: output.SEARCH_BACKEND,
      appId: output.SEARCH_APP_ID,
      apiKey: output.SEARCH_API_KEY,
      indexName: output.SEARCH_INDEX,
      hosts: output.SEARCH_HOSTS,
      missingResultsUrl: output.SEARCH_MISSING_RESULTS_URL,
    },
    server: {
      metricsPort: output.METRICS_PORT,
      trustedProxies: output.TRUSTED_PROXIES,
      searchesPerMinute: output.SEARCHES_PER_MINUTE,
      stopDelay: output.STOP_DELAY,
    },
  };
}

/** Describes the problem of each invalid variable. A list has the same problem once, however many items are invalid. */
function describeIssues(issues: readonly v.BaseIssue<unknown>[], given: Variables): readonly string[] {
  const problems = issues.map(({path, message}) => {
    const name = String(path?.[0]?.key);
    return `${name}="${given[name] ?? ''}": ${message}`;
  });
  return [...new Set(problems)];
}

/** Finds contradictory settings whose individual values are valid. */
function findContradictions(variables: Variables): string[] {
  const {SEARCH_BACKEND, SEARCH_APP_ID, SEARCH_API_KEY, SEARCH_ADMIN_KEY, SEARCH_HOSTS} = variables;
  const ofHosted = getSetNames({SEARCH_APP_ID, SEARCH_API_KEY});
  const ofAnyHost = getSetNames({SEARCH_HOSTS, SEARCH_APP_ID, SEARCH_API_KEY});
  const problems: string[] = [];
  if (!SEARCH_BACKEND && ofHosted.length > 0) {
    problems.push(`With ${ofHosted.join(' and ')}, SEARCH_BACKEND needs to be set to hosted or service`);
  }
  if (SEARCH_BACKEND === 'browser' && ofAnyHost.length > 0) {
    problems.push(
      `SEARCH_BACKEND="browser" doesn't use a host: remove ${ofAnyHost.join(' and ')} or choose another backend`,
    );
  }
  if (SEARCH_API_KEY && SEARCH_API_KEY === SEARCH_ADMIN_KEY) {
    problems.push(
      "SEARCH_API_KEY is the same as SEARCH_ADMIN_KEY: it's on every page, so it must only have search permissions",
    );
  }
  return problems;
}

function getSetNames(values: Variables): string[] {
  return Object.entries(values).flatMap(([name, value]) => (value ? [name] : []));
}
