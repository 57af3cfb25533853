/** Replaces the components of the theme that the site doesn't show. Throws if Docusaurus renders one after all. */
export default function UnusedComponent(): never {
  throw new Error(
    'Docusaurus now renders a component of its theme that site/plugins/bundler/unusedComponents.ts leaves out.',
  );
}
