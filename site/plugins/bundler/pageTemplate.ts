import {chunkLoadTimeoutMs} from '../../client/boot/chunkLoadTimeout.ts';
import {deferScripts} from '../../client/boot/deferScripts.ts';

/**
 * The HTML around each page. It's the framework's own template without the scripts, which aren't needed for reading, so
 * they load after the page.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <noscript><style>.needs-script,.DocSearch-Button,.navbar__toggle{display:none}html{--fold-height:none}</style></noscript>
    <script>(${deferScripts.toString()})(<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>, ${chunkLoadTimeoutMs})</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
