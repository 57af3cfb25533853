import {sandboxPolicy} from './sandboxPolicy.ts';

/** The document of the sandbox: an empty element and the script that fills it. */
export function createSandboxDocument(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${sandboxPolicy}">
<meta name="robots" content="noindex">
<title>Playground sandbox</title>
<style>html,body,#stage{forced-color-adjust:none;height:100%;margin:0;overflow:hidden}</style>
</head>
<body>
<div id="stage"></div>
<script src="${script}"></script>
</body>
</html>
`;
}
