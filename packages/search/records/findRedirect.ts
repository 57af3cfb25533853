import {load} from 'cheerio';

/** Returns the target path of a built page that only redirects, or null for any other page. */
export function findRedirect(html: string): string | null {
  const [head = ''] = html.split('</head>');
  const content = head.includes('http-equiv="refresh"') && load(head)('meta[http-equiv=refresh]').attr('content');
  return content ? (/url=(.*)$/i.exec(content)?.[1]?.trim() ?? null) : null;
}
