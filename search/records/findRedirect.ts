import {load} from 'cheerio';

/** Finds the path that a built page only redirects to, or null if it is a page of its own. */
export function findRedirect(html: string): string | null {
  const [head = ''] = html.split('</head>');
  const content = head.includes('http-equiv="refresh"') && load(head)('meta[http-equiv=refresh]').attr('content');
  return content ? (/url=(.*)$/i.exec(content)?.[1]?.trim() ?? null) : null;
}
