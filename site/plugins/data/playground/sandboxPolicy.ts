/**
 * The content security policy of the playground's sandbox, in addition to its separate origin. The sandbox is the only
 * place that evaluates code, so it can't request anything: scripts come from this site, and the page passes everything
 * else. A server that sends policies with pages must not send a stricter one for it.
 */
export const sandboxPolicy = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'unsafe-inline'",
  ...['img-src', 'media-src', 'font-src', 'connect-src'].map((kind) => `${kind} blob: data:`),
  'frame-src blob:',
  // For example the worker in which <Gif> parses a file.
  'worker-src blob:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');
