/** Replaces the parts of the theme that the site doesn't show. Throws if Docusaurus renders one of them after all. */
export default function UnusedPart(): never {
  throw new Error('Docusaurus now renders a part of its theme that site/plugins/bundler/unusedParts.ts leaves out.');
}
