/** Waits for the functions that code starts without waiting for them, so that their errors belong to the test. */
export function insertAwait(code: string): string {
  return code.replaceAll(/^\w+\(\)(?=;|\.(?:then|catch)\()/gm, 'await $&');
}
