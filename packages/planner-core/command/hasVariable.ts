/** Whether a word of a command contains a variable of the shell, such as `$id` or `${id}`. */
export function hasVariable(text: string): boolean {
  return /\$\{?[A-Za-z_]/.test(text) && !/["`\\]/.test(text);
}
