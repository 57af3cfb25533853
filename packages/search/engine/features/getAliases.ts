/**
 * Returns the shorter names of a documented name: `setCrf` for `Config.Rendering.setCrf()`, `paths` for
 * `@remotion/paths`, `lambda render` for `npx remotion lambda render`.
 */
export function getAliases(symbol: string): string[] {
  const command = /^npx remotion (.+)$/.exec(symbol);
  if (command?.[1]) {
    return [`remotion ${command[1]}`, command[1]];
  }
  const last = /[./]([\p{L}\p{N}_$-]+)\W*$/u.exec(symbol);
  return last?.[1] ? [last[1]] : [];
}
