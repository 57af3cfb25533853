/**
 * Returns the first sentence of a JSDoc comment without Markdown, limited to 200 characters. Empty if it's only a link.
 */
export function getFirstSentence(comment: string): string | undefined {
  const [paragraph = ''] = comment.trim().split(/\n\s*\n/);
  // The types of CSS contain browser support for each property, and the types of the DOM contain links to MDN.
  if (/^\[[^\]]*\]\([^)]*\)$|^(?:This|Since .*, this) feature /.test(paragraph)) {
    return undefined;
  }
  const text = paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]+/g, '')
    .replaceAll(/\s+/g, ' ');
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence === '') {
    return undefined;
  }
  return sentence.length <= 200 ? sentence : `${sentence.slice(0, 199).replace(/\s+\S*$/, '')} …`;
}
