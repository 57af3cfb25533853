import type {ReactNode} from 'react';

/**
 * Replaces the stock block, which would load a highlighter in the browser. Fences are turned into `CodeSample` at build
 * time, so this only renders code that the component of a page passes itself.
 */
export default function CodeBlock({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}
