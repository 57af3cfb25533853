/**
 * Words that carry a sentence but not its subject. They are found and highlighted like others; a
 * hit does not have to contain them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after all also am an and any are as at be been before but by can cannot cant could did do does doesnt
  doing dont for from get gets getting had has have having how i if in into is isnt it its just keep make makes
  making me my need no not of on or our should so some than that the their them then there these they this those
  to too use used uses using want wants was we were what when where which while who why will with without
  wont would you your own able possible best better good simple simply please way ways`.split(/\s+/),
);
