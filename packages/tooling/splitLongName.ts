/** Shorter names fit on a line everywhere. */
const maxUnbrokenLength = 16;

/**
 * Splits a long name in a heading where a line may break: after dots and slashes, and before the words of a name in
 * camel case.
 */
export function splitLongName(name: string): readonly string[] {
  return name.length > maxUnbrokenLength ? name.split(/(?<=\w[./])(?=\w)|(?<=[a-z\d])(?=[A-Z])/) : [name];
}
