/** Returns the files of a folder in `files` by their paths in a project. */
export function pickFiles(files: Readonly<Record<string, string>>, folder: string): Record<string, string> {
  const start = `${folder}/`;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([path]) => path.startsWith(start))
      .map(([path, text]) => [path.slice(start.length), text]),
  );
}
