import {framePolicy} from './framePolicy.ts';

/** The document of the iframe: an empty element and the script that fills it. */
export function createFrameDocument(script: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${framePolicy}">
<meta name="robots" content="noindex">
<title>Playground frame</title>
<style>html,body,#stage{height:100%;margin:0;overflow:hidden}</style>
</head>
<body>
<div id="stage"></div>
<script src="${script}"></script>
</body>
</html>
`;
}
