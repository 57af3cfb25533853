import facts from '@generated/playground/default/facts.json';

/** Loads what the examples show and use, by the keys of the examples: descriptions, pages and imported names. */
export async function loadSearchTerms(): Promise<Readonly<Record<string, string>>> {
  const url = `${facts.examples}searchTerms.json`;
  const response = await fetch(url);
  if (!response.ok) {
    // With the URL, Retry reloads the page if a new deployment no longer has the file.
    throw Object.assign(new Error(`HTTP status ${response.status}`), {request: url});
  }
  return (await response.json()) as Record<string, string>;
}
