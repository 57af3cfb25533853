import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {CodeSample} from '../CodeSample/CodeSample';

interface Props {
  readonly npm: string;
  readonly yarn: string;
  readonly pnpm: string;
}

/** The same command for each package manager; the reader's choice is remembered for all pages. */
export const Command = (commands: Props): ReactNode => (
  <Tabs groupId="package-manager">
    {(['npm', 'yarn', 'pnpm'] as const).map((manager) => (
      <TabItem key={manager} value={manager} label={manager}>
        <CodeSample language="bash" html={commands[manager].replaceAll('&', '&amp;').replaceAll('<', '&lt;')} />
      </TabItem>
    ))}
  </Tabs>
);
