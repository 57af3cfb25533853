/**
 * Milliseconds that a script may take to come before the page says so and offers Retry; the bundler would wait for two
 * minutes. The largest, 100 kB, takes 4 s on a slow 2g connection.
 */
export const SCRIPT_PATIENCE_MS = 15_000;
