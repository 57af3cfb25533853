/** Ends the program with one clear sentence instead of a stack trace. */
export function exitWithError(error: unknown): never {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
