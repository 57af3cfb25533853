import type {ReactNode} from 'react';

/**
 * Stands in for the stock block, which would bring a highlighter into the browser. Fences become `CodeSample` at
 * build time, so this draws only code that a page's component hands over by itself.
 */
export default function CodeBlock({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
