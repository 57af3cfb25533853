/**
 * Words that carry a sentence but not its subject. They are found and highlighted like others; a
 * hit does not have to contain them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a about after again all also am an and any are as at be been before broke broken but by can cannot cant certain could did do does doesnt
  doing dont for from get gets getting had has have having how i if in into is isnt it its just keep make makes
  making me my need no not of off on or our out problem problems should so some something than that the their them then there these they this those
  to too use used uses using want wants was we were what when where which while who why will with without
  wont work worked working works would you your own able possible best better good issue issues simple simply please way ways`.split(
    /\s+/,
  ),
);
