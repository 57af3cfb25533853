const addresses = new Map<string, string>();

/** A file that the code asks for and the frame does not have yet. */
export class MissingFile extends Error {
  constructor(readonly path: string) {
    super(`The file “${path}” is not there yet.`);
  }
}

/** Takes files that the page sends; what is there already keeps its address, so that nothing is loaded anew. */
export const addMedia = (media: Readonly<Record<string, Blob>>): void => {
  for (const [path, blob] of Object.entries(media))
    if (!addresses.has(path)) addresses.set(path, URL.createObjectURL(blob));
};

/** The address of a file within the frame. Throws a `MissingFile`, so that the page sends it. */
export const mediaAddress = (path: string): string => {
  const address = addresses.get(path);
  if (address === undefined) throw new MissingFile(path);
  return address;
};

/** Adds typefaces as rules of a style sheet, where an export finds them. Resolves when they can be drawn with. */
export const addFonts = async (fonts: Readonly<Record<string, Blob>>): Promise<void> => {
  for (const [family, blob] of Object.entries(fonts)) {
    const style = document.createElement('style');
    style.textContent = `@font-face {font-family: '${family}'; font-weight: 100 900; src: url('${await dataAddress(blob)}')}`;
    document.head.append(style);
    await document.fonts.load(`16px '${family}'`);
  }
};

const dataAddress = (blob: Blob): Promise<string> =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsDataURL(blob);
  });
