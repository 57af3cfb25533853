import type ts from 'typescript';
import type {CheckedFile} from '../check/CheckedFile.ts';
import type {CodeFinding} from '../check/CodeFinding.ts';
import type {FileRole} from './getFileRole.ts';
import type {ImportedName} from './readImportedNames.ts';

/** A rule for code that compiles but fails, or that renders a wrong video. */
export type Rule = {
  /** In kebab case: `css-animation`. */
  readonly name: string;
  /** What the rule finds, in a few words for a list. */
  readonly about: string;
  readonly severity: CodeFinding['severity'];
  /** The page that explains the problem. */
  readonly link: string;
  /** Checks a parsed file of code. */
  readonly checkCode?: (file: CodeFile, report: ReportNode) => void;
  /** Checks the text of any other file, such as a style sheet, a `package.json` or a list of commands. */
  readonly checkText?: (file: CheckedFile, report: ReportPosition, siblings: readonly CheckedFile[]) => void;
};

/** What a rule says about a location in the code. The link is only needed if it differs from that of the rule. */
export type Explanation = {readonly message: string; readonly fix: string; readonly link?: string};

type ReportNode = (node: ts.Node, explanation: Explanation) => void;

/** Reports a position in the text of a file, counted in characters. */
type ReportPosition = (position: number, explanation: Explanation) => void;

/** A parsed file with what most rules ask for. */
export type CodeFile = CheckedFile & {
  readonly source: ts.SourceFile;
  readonly checker: ts.TypeChecker;
  readonly imports: ReadonlyMap<string, ImportedName>;
  readonly role: FileRole;
  /** All files of the same check. */
  readonly siblings: readonly CheckedFile[];
};
