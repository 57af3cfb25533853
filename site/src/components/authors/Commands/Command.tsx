import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {escapeText} from '../../../../../packages/tooling/escapeHtml.ts';
import {CodeSample} from '../CodeSample/CodeSample.tsx';

type Props = {
  readonly npm: string;
  readonly yarn: string;
  readonly pnpm: string;
};

/** The same command for each package manager. The reader's choice applies to all pages. */
export function Command(commands: Props): ReactNode {
  return (
    <Tabs groupId="package-manager">
      {(['npm', 'yarn', 'pnpm'] as const).map((manager) => (
        <TabItem key={manager} value={manager} label={manager}>
          <CodeSample language="bash" html={escapeText(commands[manager])} />
        </TabItem>
      ))}
    </Tabs>
  );
}
