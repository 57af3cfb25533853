import type {Props} from '@theme/TOCItems';
import OriginalTOCItems from '@theme-original/TOCItems';
import {type ReactNode, useMemo} from 'react';
import {splitLongName} from '../../../../packages/tooling/splitLongName.ts';

/**
 * The links of the table of contents. Wrapped because its column is narrower than many names: they can wrap between
 * their words, and setters are listed without the `Config.Puppeteer` that they have in common.
 */
export default function TOCItems({toc, ...props}: Props): ReactNode {
  const entries = useMemo(() => toc.map((entry) => ({...entry, value: formatName(entry.value)})), [toc]);
  return <OriginalTOCItems {...props} toc={entries} />;
}

function formatName(html: string): string {
  return html.replace(/(?<=<code>)(?:Config\.\w+\.)?([^<&]+)/g, (_, name: string) => splitLongName(name).join('<wbr>'));
}
