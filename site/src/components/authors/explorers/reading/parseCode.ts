import {Parser, type Program} from 'acorn';
import jsx from 'acorn-jsx';
import {ReadProblem} from './ReadProblem.ts';

/** A program and its comments, in order. */
type ParsedCode = {
  readonly program: Program;
  readonly comments: readonly string[];
};

/** Longer strings aren't single calls, and parsing them would block the page. */
const maxCharacters = 20_000;

const JsxParser = Parser.extend(jsx());

/** Parses JavaScript with JSX without running it. Throws a `ReadProblem`. */
export function parseCode(text: string): ParsedCode {
  if (text.length > maxCharacters) {
    throw new ReadProblem('The code is too long. Paste only the call.');
  }
  const comments: string[] = [];
  try {
    const program = JsxParser.parse(text, {
      ecmaVersion: 'latest',
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      onComment: (_block, comment) => void comments.push(comment.trim()),
    });
    return {program, comments};
  } catch (error) {
    throw toSyntaxError(error, text);
  }
}

function toSyntaxError(error: unknown, text: string): Error {
  if (!(error instanceof SyntaxError) || !('pos' in error) || typeof error.pos !== 'number') {
    return error instanceof Error ? error : new Error(String(error));
  }
  if (error.pos >= text.trimEnd().length) {
    return new ReadProblem('The code ends too early. Check for missing brackets or quotes.', error.pos);
  }
  const [found = ''] = /^(?:[\w$]+|\S)/.exec(text.slice(error.pos)) ?? [];
  return new ReadProblem(`Unexpected “${found}”.`, error.pos);
}
