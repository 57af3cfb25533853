/** Normalizes a printed or typed name so that the two can be compared: `<skiacanvas>`. */
export function toPrintedName(name: string): string {
  return name.toLowerCase().replaceAll(/\s+|(?<=\s)\/(?=>)/g, '');
}
