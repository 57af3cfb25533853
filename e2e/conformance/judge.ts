import type {Proof} from './Proof.ts';
import type {Section} from './Section.ts';

/** Says, a sentence each, which statements no passing test proves, and which tests cite what is not a statement. */
export const judge = (sections: readonly Section[], proofs: readonly Proof[]): string[] => {
  const keys = sections.flatMap(({number, statements}) => Object.keys(statements).map((name) => `${number}.${name}`));
  const known = new Set(keys);
  const proven = new Set(proofs.filter(({passed}) => passed).flatMap(({proves}) => proves));
  return [
    ...keys
      .filter((key) => !proven.has(key))
      .map((key) => `${key}: no test that passed proves it. Cite it in one: proves('${key}').`),
    ...proofs.flatMap(({file, title, proves}) =>
      proves
        .filter((key) => !known.has(key))
        .map((key) => `${key}: there is no such statement, but ${file} cites it in “${title}”.`),
    ),
  ];
};
