import {SCRIPT_PATIENCE_MS} from '../coreRepairs/scriptPatience';
import {startLate} from './startLate';

/**
 * The HTML around each page: the framework's own template, but for the scripts, which reading does not need and which
 * therefore wait until the page is there.
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
    <noscript><style>.needs-script{display:none}</style></noscript>
    <script>(${startLate.toString()})(<%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %>, ${SCRIPT_PATIENCE_MS})</script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
