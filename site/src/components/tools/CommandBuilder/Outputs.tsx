import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import type {Choices} from './Choices';
import styles from './CommandBuilder.module.css';
import {writeCommand} from './writeCommand';
import {writeConfig} from './writeConfig';
import {writeLambda} from './writeLambda';
import {writeRenderMedia} from './writeRenderMedia';

const outputs = [
  {value: 'cli', label: 'Command line', write: writeCommand},
  {value: 'config', label: 'remotion.config.ts', write: writeConfig},
  {value: 'node', label: 'renderMedia()', write: writeRenderMedia},
  {value: 'lambda', label: 'renderMediaOnLambda()', write: writeLambda},
] as const;

/** The same choices in the four places where they can be written. */
export const Outputs = ({choices}: {readonly choices: Choices}): ReactNode => (
  <Tabs groupId="render-with">
    {outputs.map(({value, label, write}) => (
      <TabItem key={value} value={value} label={label}>
        <div className={styles.output}>
          {/* Wide code scrolls; the tab stop lets a keyboard do it. */}
          <pre tabIndex={0} role="group" aria-label={label}>
            <code>{write(choices)}</code>
          </pre>
          <CopyButton className={styles.copy} label="Copy code" text={() => write(choices)} />
        </div>
      </TabItem>
    ))}
  </Tabs>
);
