/** A change of the solution: what to replace, and with what. */
export type Replacement = readonly [string, string];

/** Answers with which the checks of a lesson are tested, each a change of the solution or a whole file. */
export type Answers = {
  /** Answers that must pass, by what they do differently. */
  readonly right: Readonly<Record<string, string | readonly Replacement[]>>;
  /** Answers that must fail, by their mistake, with a part of the message. */
  readonly wrong: Readonly<Record<string, {readonly code: string | readonly Replacement[]; readonly message: string}>>;
};

/** Returns the code of an answer. Throws if the solution doesn't contain what is to be replaced. */
export function createAnswer(solution: string, code: string | readonly Replacement[]): string {
  if (typeof code === 'string') {
    return code;
  }
  return code.reduce((source, [from, to]) => {
    if (!source.includes(from)) {
      throw new Error(`The solution doesn’t contain “${from}”, which this answer replaces.`);
    }
    return source.replace(from, () => to);
  }, solution);
}
