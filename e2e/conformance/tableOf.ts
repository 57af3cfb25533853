import type {Proof} from './Proof.ts';
import type {Section} from './Section.ts';

/** Writes as Markdown which passing tests prove each statement. `here` leads from its folder to the root: `../`. */
export const tableOf = (sections: readonly Section[], proofs: readonly Proof[], here: string): string => {
  const passed = proofs.filter((proof) => proof.passed);
  const statements = sections.flatMap((section) => Object.keys(section.statements)).length;
  const tests = new Set(passed.map((proof) => linkTo(proof, here))).size;
  const parts = [
    '# Conformance',
    `What the specification of this site states, in our words, and the tests that prove it: ${statements} statements, ${tests} tests.`,
    '`npm test` compares this page with what it has run. `npm run conformance -- --accept` writes it after a run.',
    ...sections.flatMap((section) => [
      `## ${section.number}. ${section.title}`,
      ['| Statement | Proven by |', '| --- | --- |', ...rowsOf(section, passed, here)].join('\n'),
      ...(section.open ? [`Left open: ${section.open.join(' ')}`] : []),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
};

const rowsOf = ({number, statements}: Section, proofs: readonly Proof[], here: string): string[] =>
  Object.entries(statements).map(([name, words]) => {
    const key = `${number}.${name}`;
    const links = proofs.filter(({proves}) => proves.includes(key)).map((proof) => linkTo(proof, here));
    return `| ${escaped(words)}<br>\`${key}\` | ${[...new Set(links)].sort().join('<br>')} |`;
  });

const linkTo = ({file, title}: Proof, here: string): string => `[${escaped(title)}](${here}${file})`;

/** As it stands in a cell. */
const escaped = (text: string): string => text.replace(/[\\|<>*_[\]`]/g, '\\$&');
