import MDXComponents from '@theme-original/MDXComponents';
import {mdxComponents} from '@site/src/components/authors';

/**
 * Adds the components that authors can use without an import. Code is always inline: fences have already become
 * `CodeSample`, and the stock component would treat code with `<wbr>` elements (`plugins/mdx/tables`) as a block.
 */
export default {...MDXComponents, code: 'code', ...mdxComponents};
