import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {CodePanel} from '@site/src/components/ui/CodePanel/CodePanel';
import type {Choices} from '../../../../../../packages/planner-core/command/Choices.ts';
import styles from './CommandBuilder.module.css';
import {writeCommand} from '../../../../../../packages/planner-core/command/writeCommand.ts';
import {writeConfig} from '../../../../../../packages/planner-core/command/writeConfig.ts';
import {writeLambda} from '../../../../../../packages/planner-core/command/writeLambda.ts';
import {writeRenderMedia} from '../../../../../../packages/planner-core/command/writeRenderMedia.ts';

const outputs = [
  {value: 'cli', label: 'Command line', write: writeCommand},
  {value: 'config', label: 'remotion.config.ts', write: writeConfig},
  {value: 'node', label: 'renderMedia()', write: writeRenderMedia},
  {value: 'lambda', label: 'renderMediaOnLambda()', write: writeLambda},
] as const;

type Props = {
  readonly choices: Choices;
  /** The flags to correct. */
  readonly invalid: readonly string[];
};

/** The same options in four formats. Stays visible while the reader changes them. */
export function Outputs({choices, invalid}: Props): ReactNode {
  return (
    <div className={styles.outputs}>
      {/* Without JavaScript, the other tabs can't be opened. */}
      <Tabs className="needs-script" groupId="render-with">
        {outputs.map(({value, label, write}) => (
          <TabItem key={value} value={value} label={label}>
            <div className={styles.output}>
              <CodePanel label={label} code={write(choices)} isCommand={value === 'cli'} />
            </div>
          </TabItem>
        ))}
      </Tabs>
      <p className={styles.problem} role="status">
        {invalid.length > 0 && `To get a valid command, correct ${invalid.join(', ')}.`}
      </p>
    </div>
  );
}
