/** Replaces the parts of the theme that are empty on this site. */
export default function EmptyPart(): null {
  return null;
}
