import * as v from 'valibot';

/** Each environment variable, as a string, with its default and the values that it accepts. */
export const environmentSchema = v.object({
  PORT: v.optional(wholeNumber(0, 65535), '3000'),
  HOST: v.optional(nonEmpty('an IP address or a host name'), 'localhost'),
  // The default contains the port.
  SITE_URL: v.optional(origin()),
  REPOSITORY_URL: v.optional(url(), 'https://github.com/remotion-dev/remotion'),
  SEARCH_BACKEND: v.optional(
    v.picklist(['service', 'browser', 'hosted'], 'expected one of service, browser, hosted'),
    'service',
  ),
  SEARCH_HOSTS: v.optional(list(origin()), ''),
  SEARCH_APP_ID: v.optional(nonEmpty('the application ID of the hosted service'), 'REMOTION'),
  SEARCH_API_KEY: v.optional(nonEmpty('the public, search-only key'), 'public'),
  SEARCH_ADMIN_KEY: v.optional(v.string()),
  SEARCH_INDEX: v.optional(nonEmpty('the name of an index'), 'remotion'),
  SEARCH_MISSING_RESULTS_URL: v.optional(
    v.string(),
    'https://github.com/remotion-dev/remotion/issues/new?title=Documentation%3A%20{query}',
  ),
  SEARCHES_PER_MINUTE: v.optional(wholeNumber(1, 1_000_000), '600'),
  TRUSTED_PROXIES: v.optional(list(addressRange()), ''),
  METRICS_PORT: v.optional(wholeNumber(1, 65535)),
  STOP_DELAY: v.optional(wholeNumber(0, 600_000), '0'),
  BROWSER_EXECUTABLE: v.optional(v.string()),
});

/** The same for a hosted search, whose credentials have no default. */
export const hostedEnvironmentSchema = v.object({
  ...environmentSchema.entries,
  SEARCH_APP_ID: v.optional(environmentSchema.entries.SEARCH_APP_ID.wrapped, ''),
  SEARCH_API_KEY: v.optional(environmentSchema.entries.SEARCH_API_KEY.wrapped, ''),
});

function wholeNumber(min: number, max: number) {
  return v.pipe(
    v.string(),
    v.transform(Number),
    v.check(
      (value) => Number.isInteger(value) && value >= min && value <= max,
      `expected a whole number from ${min} to ${max}`,
    ),
  );
}

function nonEmpty(what: string) {
  return v.pipe(
    v.string(),
    v.check((text) => text.trim() !== '', `expected ${what}`),
  );
}

function url() {
  return v.pipe(
    v.string(),
    v.check(isWebUrl, 'expected a URL such as https://www.example.com'),
    v.transform((text) => text.replace(/\/+$/, '')),
  );
}

function origin() {
  return v.pipe(
    v.string(),
    v.check(
      (text) => isWebUrl(text) && new URL(text).pathname === '/',
      'expected an origin such as https://www.example.com, without a path',
    ),
    v.transform((text) => new URL(text).origin),
  );
}

function addressRange() {
  return v.pipe(
    v.string(),
    v.regex(
      /^(?:loopback|linklocal|uniquelocal|[\da-f.:]+(?:\/\d+)?)$/i,
      'expected IP addresses, ranges such as 10.0.0.0/8, or loopback, linklocal, uniquelocal',
    ),
  );
}

function list<Item extends v.GenericSchema<string, string>>(item: Item) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.array(item),
  );
}

function isWebUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:\/\//.test(text);
}
