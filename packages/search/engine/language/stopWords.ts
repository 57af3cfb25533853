/**
 * Words that don't indicate what a sentence is about. Next to other words, they're only looked up in titles, aren't
 * highlighted, and a hit doesn't have to contain them.
 */
export const stopWords: ReadonlySet<string> = new Set(
  `a able about after again all also am an and another any are as at be been before best better both broke broken
  but by can cannot cant certain could did do does doesnt doing dont each for from get gets getting good had has
  have having here how i if in into is isnt issue issues it its just keep make makes making many me more much my
  need needs no not of off on or other our own please possible problem problems should simple simply so some
  something than that the their them then there these they this those to too up use used uses using versus
  very vs want wants was way ways we were what when where which while who why will with without wont work worked working
  works would you your`.split(/\s+/),
);
