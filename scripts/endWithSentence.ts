/** Ends the program with one clear sentence instead of a stack trace. */
export const endWithSentence = (error: unknown): never => {
  console.error(`\n${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
};
