/** Returns the URL of a file in Remotion's repository at v3.2.14. */
export function getSourceUrl(file: string): string {
  return `https://github.com/remotion-dev/remotion/blob/v3.2.14/${file}`;
}
