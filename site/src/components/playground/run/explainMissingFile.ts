/** Extensions of files that can replace each other. */
const kinds: readonly RegExp[] = [
  /\.(?:mp3|wav|aac|m4a|ogg|flac)$/i,
  /\.(?:mp4|webm|mov|mkv)$/i,
  /\.(?:png|jpe?g|webp|gif|svg|avif)$/i,
  /\.(?:woff2?|ttf|otf)$/i,
  /\.json$/i,
];

/** Says that a file doesn't exist, and which files of the same kind do. */
export function explainMissingFile(path: string, files: readonly string[]): string {
  const problem = `The file “${path}” doesn’t exist in the playground.`;
  const inPublic = path.replace(/^public\//, '');
  if (files.includes(inPublic)) {
    return `${problem} staticFile() starts in the public folder, so write staticFile('${inPublic}').`;
  }
  const kind = kinds.find((extensions) => extensions.test(path));
  const similar = files.filter((file) => kind?.test(file));
  return `${problem} With staticFile(), you can use ${(similar.length > 0 ? similar : files).join(', ')}. To use your own file, download the project and put it in the public folder.`;
}
