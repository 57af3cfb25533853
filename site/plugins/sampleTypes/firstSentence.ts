/** The first sentence of a JSDoc comment without its Markdown, at most 200 characters; nothing when it is a bare link. */
export const firstSentence = (comment: string): string | undefined => {
  const [paragraph = ''] = comment.trim().split(/\n\s*\n/);
  // The types of CSS tell of each property which browsers know it, and of the document where MDN has more.
  if (/^\[[^\]]*\]\([^)]*\)$|^(?:This|Since .*, this) feature /.test(paragraph)) return undefined;
  const text = paragraph
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]+/g, '')
    .replaceAll(/\s+/g, ' ');
  const sentence = /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence === '') return undefined;
  return sentence.length <= 200 ? sentence : `${sentence.slice(0, 199).replace(/\s+\S*$/, '')} …`;
};
