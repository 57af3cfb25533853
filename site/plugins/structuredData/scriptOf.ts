import type {Graph} from 'schema-dts';

/** Writes structured data into an element whose end no text within can pretend to be. */
export const scriptOf = (graph: Graph): string =>
  `<script type="application/ld+json">${JSON.stringify(graph).replaceAll('<', '\\u003c')}</script>`;
