/** The address of a page with the code of one explorer in it, or without; that of others stays. */
export const addressWith = (href: string, name: string, code: string | undefined): string => {
  const url = new URL(href);
  if (code === undefined) url.searchParams.delete(name);
  else url.searchParams.set(name, code.replaceAll(/\s+/g, ' '));
  return url.href;
};

/** The id of an explorer's section. */
export const explorerId = (name: string): string => `explore-${name}`;
