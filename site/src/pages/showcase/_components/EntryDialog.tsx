import type {ReactNode} from 'react';
import {DemoFigure} from '@site/src/components/player/DemoFigure/DemoFigure';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {Dialog} from '@site/src/components/ui/Dialog/Dialog';
import type {ShowcaseExample} from '@site/src/data/showcase/ShowcaseItem';
import {getFormat} from '@site/src/data/showcase/facets';
import {EntryCode} from './EntryCode.tsx';
import styles from './EntryDialog.module.css';
import {EntryFacts} from './EntryFacts.tsx';

type Props = {
  readonly item: ShowcaseExample;
  /** The examples that *Previous* and *Next* go through. */
  readonly neighbors: readonly ShowcaseExample[];
  readonly onShow: (name: string) => void;
  readonly onClose: () => void;
};

/** An example with its player and its source code. */
export function EntryDialog({item, neighbors, onShow, onClose}: Props): ReactNode {
  const {title, demo} = item;
  const current = neighbors.indexOf(item);
  const getName = (index: number): string => neighbors.at(index % neighbors.length)?.name ?? item.name;
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <div
        className={styles.stage}
        data-format={getFormat(demo)}
        style={{'--demo-ratio': demo.width / demo.height} as React.CSSProperties}
      >
        <DemoFigure facts={demo} code="side" first>
          <EntryCode name={demo.name} />
        </DemoFigure>
      </div>
      <EntryFacts item={item} />
      <div className={styles.steps}>
        <SmallButton onClick={() => onShow(getName(current - 1))}>Previous</SmallButton>
        <SmallButton onClick={() => onShow(getName(current + 1))}>Next</SmallButton>
        <span className={styles.count}>
          {current + 1} of {neighbors.length}
        </span>
        <CopyButton icon="link" label="Copy a link to this video" text={() => window.location.href} />
      </div>
    </Dialog>
  );
}
