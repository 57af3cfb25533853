const urls = new Map<string, string>();

/** A file that the code needs and the sandbox doesn't have yet. */
export class MissingFile extends Error {
  constructor(readonly path: string) {
    super(`The file “${path}” hasn’t arrived yet.`);
  }
}

/** Adds files that the page sends. Existing ones keep their URL so that they aren't loaded again. */
export function addMedia(media: Readonly<Record<string, Blob>>): void {
  for (const [path, blob] of Object.entries(media)) {
    if (!urls.has(path)) {
      urls.set(path, URL.createObjectURL(blob));
    }
  }
}

/** Returns the URL of a file in the sandbox. Throws a `MissingFile` so that the page sends it. */
export function createMediaUrl(path: string): string {
  const url = urls.get(path);
  if (url === undefined) {
    throw new MissingFile(path);
  }
  return url;
}

/**
 * Returns the path of a file by its URL in the sandbox, or an absolute URL if it isn't one of the files: without
 * `staticFile()`, a path belongs to the document.
 */
export function findMediaPath(url: string): string {
  const path = [...urls].find(([, known]) => known === url)?.[0];
  return path ?? (URL.canParse(url, document.baseURI) ? new URL(url, document.baseURI).href : url);
}

/** Adds fonts as rules of a style sheet, where an export finds them. Resolves when they're ready to use. */
export async function addFonts(fonts: Readonly<Record<string, Blob>>): Promise<void> {
  for (const [family, blob] of Object.entries(fonts)) {
    const style = document.createElement('style');
    style.textContent = `@font-face {font-family: '${family}'; font-weight: 100 900; src: url('${await createDataUrl(blob)}')}`;
    document.head.append(style);
    await document.fonts.load(`16px '${family}'`);
  }
}

/** Removes the fonts that earlier code has loaded. Those of style sheets stay. */
export function removeFonts(): void {
  for (const face of [...document.fonts]) {
    document.fonts.delete(face);
  }
}

function createDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
}
