import type {Graph} from 'schema-dts';

/** Writes structured data as a script element, escaped so that no text in it can close the element. */
export function createScript(graph: Graph): string {
  return `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
}
