/** What to do if a log ends with the heading that the command line prints above an error. */
export const missingErrorAdvice =
  'This is only the heading that Remotion prints above an error. Paste the lines below it too, because they contain the error message.';
