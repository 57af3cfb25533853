import MDXComponents from '@theme-original/MDXComponents';
import {mdxComponents} from '@site/src/components/mdx';

/** Adds what authors may use without an import. */
export default {...MDXComponents, ...mdxComponents};
