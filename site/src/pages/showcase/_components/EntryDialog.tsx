import type {ReactNode} from 'react';
import {DemoFrame} from '@site/src/components/player/DemoFrame/DemoFrame';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {Dialog} from '@site/src/components/ui/Dialog/Dialog';
import type {ShowcaseItem} from '@site/src/data/showcase/ShowcaseItem';
import {formatOf} from '@site/src/data/showcase/facets';
import {EntryCode} from './EntryCode';
import styles from './EntryDialog.module.css';
import {EntryFacts} from './EntryFacts';
import {EntryLinks} from './EntryLinks';

interface Props {
  readonly item: ShowcaseItem;
  /** The entries between which the reader goes back and forth. */
  readonly neighbours: readonly ShowcaseItem[];
  readonly onShow: (name: string) => void;
  readonly onClose: () => void;
}

/** An entry with its player and its source, and the way to the next. */
export const EntryDialog = ({item, neighbours, onShow, onClose}: Props): ReactNode => {
  const {title, description, demo} = item;
  const place = neighbours.indexOf(item);
  const at = (index: number): string => neighbours.at(index % neighbours.length)?.name ?? item.name;
  return (
    <Dialog title={title} size="wide" onClose={onClose}>
      <p className={styles.description}>{description}</p>
      {demo && (
        <div
          className={styles.stage}
          data-format={formatOf(demo)}
          style={{'--demo-ratio': demo.width / demo.height} as React.CSSProperties}
        >
          <DemoFrame facts={demo} code="beside" first>
            <EntryCode name={demo.name} />
          </DemoFrame>
        </div>
      )}
      <EntryFacts item={item} />
      <EntryLinks item={item} />
      <div className={styles.steps}>
        <SmallButton onClick={() => onShow(at(place - 1))}>Previous</SmallButton>
        <SmallButton onClick={() => onShow(at(place + 1))}>Next</SmallButton>
        <span className={styles.place}>
          {place + 1} of {neighbours.length}
        </span>
        <CopyButton icon="link" label="Copy a link to this video" text={() => window.location.href} />
      </div>
    </Dialog>
  );
};
