import {copyFileSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Scripts of the playground's page, which run outside of the sandbox. */
const unused = new Set(['types-worker.js']);

const hostDocument = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Frames</title>
<style>html,body,iframe{border:0;display:block;height:100%;margin:0;overflow:hidden;width:100%}</style>
</head>
<body>
<script src="/host.js"></script>
</body>
</html>
`;

/** Copies the playground's sandbox from a built site, with all scripts in one folder, and adds the page around it. */
export function copySandbox(siteDirectory: string, outputDirectory: string): void {
  mkdirSync(outputDirectory, {recursive: true});
  const text = readFileSync(join(siteDirectory, 'playground', 'sandbox.html'), 'utf8');
  const [, script] = /<script [^>]*\bsrc="?([^"\s>]+)/.exec(text) ?? [];
  if (script === undefined) {
    throw new Error('playground/sandbox.html has no script. Build the site again: npm run build');
  }
  // The site may be below a path, but its files are at the root of the build.
  const folder = join(siteDirectory, dirname(script.slice(script.indexOf('/assets/'))));
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js') && !unused.has(file))) {
    copyFileSync(join(folder, name), join(outputDirectory, name));
  }
  writeFileSync(join(outputDirectory, 'sandbox.html'), text.replace(script, `/${basename(script)}`));
  writeFileSync(join(outputDirectory, 'host.html'), hostDocument);
}
