/** Whether a word of a command contains a shell variable, such as `$id` or `${id}`. */
export function hasVariable(text: string): boolean {
  // Between double quotes, a shell would also run commands, and interpret backslashes and exclamation marks.
  return text.includes('$') && /^(?:[^"`\\!$]|\$[A-Za-z_]\w*|\$\{[A-Za-z_]\w*\})*$/.test(text);
}
