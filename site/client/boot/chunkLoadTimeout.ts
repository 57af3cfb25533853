/**
 * How many milliseconds a script may take to load before the page offers Retry. webpack would wait for two minutes. The
 * largest script, 100 kB, takes 4 s on a slow 2G connection.
 */
export const chunkLoadTimeoutMs = 15_000;
