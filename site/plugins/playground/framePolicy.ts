/**
 * What the document of the playground's frame may do, besides having an origin of its own by its sandbox. It is the one
 * place that evaluates code, and in return it can ask nobody for anything: scripts come from this site, everything
 * else is handed over by the page. A server that sends policies with pages must not send a stricter one with it.
 */
export const framePolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  ...['img-src', 'media-src', 'font-src', 'connect-src'].map((kind) => `${kind} blob: data:`),
  'frame-src blob:',
  // Such as the one in which <Gif> takes a file apart.
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
