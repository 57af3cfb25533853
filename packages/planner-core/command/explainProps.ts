import type {ExplainedWord} from './ExplainedWord.ts';

/** Explains the value of `--props`, which is JSON or a path. */
export function explainProps(value: string): Omit<ExplainedWord, 'text'> {
  const to = '/docs/cli/render#--props';
  if (isJson(value)) {
    return {meaning: 'The input props, as JSON.', to};
  }
  if (value !== '' && !/^[[{'"]/.test(value)) {
    return {meaning: 'The input props, in a JSON file.', to};
  }
  const meaning =
    'Neither JSON nor a path. Shells remove quotes, so save the JSON as a file and pass its path: --props=./props.json.';
  return {meaning, to, isWrong: true};
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
