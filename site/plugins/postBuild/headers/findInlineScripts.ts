/** Returns the scripts inside a page's HTML. Leaves out data for machines, such as JSON-LD. */
export function findInlineScripts(html: string): readonly string[] {
  return [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc\s*=/.test(attributes) && isScript(attributes))
    .map(([, , code = '']) => code);
}

function isScript(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]*)/.exec(attributes)?.[1];
  return type === undefined || /^(module|text\/javascript)?$/.test(type);
}
