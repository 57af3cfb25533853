import {Parser, type Program} from 'acorn';
import jsx from 'acorn-jsx';
import {ReadFault} from './ReadFault';

/** A program, and its comments in their order. */
export interface ParsedCode {
  readonly program: Program;
  readonly comments: readonly string[];
}

/** Longer texts are no calls; reading them would hold the page. */
const mostCharacters = 20_000;

const JsxParser = Parser.extend(jsx());

/** Parses JavaScript with JSX; nothing of it is run. Throws a `ReadFault`. */
export const parseCode = (text: string): ParsedCode => {
  if (text.length > mostCharacters) throw new ReadFault('This text is too long. Paste the call alone.');
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
    throw faultOf(error, text);
  }
};

const faultOf = (error: unknown, text: string): Error => {
  if (!(error instanceof SyntaxError) || !('pos' in error) || typeof error.pos !== 'number')
    return error instanceof Error ? error : new Error(String(error));
  if (error.pos >= text.trimEnd().length) return new ReadFault('The text ends before the call does.', error.pos);
  const [found = ''] = /^(?:[\w$]+|\S)/.exec(text.slice(error.pos)) ?? [];
  return new ReadFault(`JavaScript does not go on with “${found}” here.`, error.pos);
};
