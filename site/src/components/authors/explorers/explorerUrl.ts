/** Returns the URL of a page with or without the code of one explorer, and preserves the code of others. */
export function createExplorerUrl(href: string, name: string, code: string | undefined): string {
  const url = new URL(href);
  if (code === undefined) {
    url.searchParams.delete(name);
  } else {
    url.searchParams.set(name, code.replaceAll(/\s+/g, ' '));
  }
  return url.href;
}

/** Returns the ID of an explorer's section. */
export function createExplorerId(name: string): string {
  return `explore-${name}`;
}
