/** Whether a word of a command contains a shell variable, such as `$id` or `${id}`. */
export function hasVariable(text: string): boolean {
  return /\$\{?[A-Za-z_]/.test(text) && !/["`\\]/.test(text);
}
