/** Brings a name as it is printed or typed into the form in which both are compared: `<skiacanvas>`. */
export function printedName(name: string): string {
  return name.toLowerCase().replaceAll(/\s+|(?<=\s)\/(?=>)/g, '');
}
