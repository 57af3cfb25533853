/** The scripts that stand in a page's HTML, as they are. Data for machines, such as JSON-LD, is none. */
export const inlineScripts = (html: string): readonly string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/.test(attributes) && isScript(attributes))
    .map(([, , code = '']) => code);

const isScript = (attributes: string): boolean => {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/.exec(attributes)?.[1];
  return type === undefined || /^(module|text\/javascript)?$/.test(type);
};
