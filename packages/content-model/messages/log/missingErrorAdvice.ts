/** What to do if a log ends with the heading that the command line prints above an error. */
export const missingErrorAdvice =
  'Remotion prints "An error occurred:" above every error. Paste the lines below it too, because they contain the error message.';
