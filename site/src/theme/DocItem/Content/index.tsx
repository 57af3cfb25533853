import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props} from '@theme/DocItem/Content';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type {ReactNode} from 'react';
import {CopyPage} from '@site/src/components/copyPage/CopyPage';
import {splitLongName} from '../../../../../packages/tooling/splitLongName.ts';

/**
 * A documentation page: the copy button, its heading, its content, and its URL when printed. Custom because the stock
 * page has no slot for the button and the URL, and always uses the title as the heading.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {url} = useDocusaurusContext().siteConfig;
  const {heading = metadata.title} = frontMatter as {heading?: string};
  return (
    <>
      <CopyPage path={metadata.permalink} />
      <div className="theme-doc-markdown markdown">
        <header>
          <Heading as="h1">{addBreakPoints(heading)}</Heading>
        </header>
        <MDXContent>{children}</MDXContent>
      </div>
      <p className="printed" data-search="ignore">
        {url}
        {metadata.permalink}, documentation of Remotion 3.2
      </p>
    </>
  );
}

/** Lets long names in the heading wrap between their words, because they're wider than a phone. */
function addBreakPoints(heading: string): ReactNode[] {
  const parts = heading.replace(/\S+/g, (word) => splitLongName(word).join('\n')).split('\n');
  return parts.flatMap((text, index) => (index === 0 ? [text] : [<wbr key={text} />, text]));
}
