/** What follows the hash and a space in a line of `git log --format="%h %s"`. */
const subjectPattern = /^[a-z][a-z\d/-]*: [A-Z].*[^.]$/;

const maxLength = 72;

/** Returns a sentence for each commit whose subject isn't `scope: Imperative summary` in at most 72 characters. */
export function findBadCommits(log: string): string[] {
  return log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [hash = '', ...words] = line.split(' ');
      const subject = words.join(' ');
      if (!subjectPattern.test(subject)) {
        return [`${hash} "${subject}": write "scope: Summary", such as "search: Rank exact names first"`];
      }
      const tooLong = subject.length - maxLength;
      return tooLong > 0 ? [`${hash} "${subject}": shorten it by ${tooLong} characters`] : [];
    });
}
