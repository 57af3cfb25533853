/** Replaces the components of the theme that are empty on this site. */
export default function EmptyComponent(): null {
  return null;
}
