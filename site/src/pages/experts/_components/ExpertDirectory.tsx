import {type ReactNode, useState} from 'react';
import {ChoiceField} from '@site/src/components/ui/ChoiceField/ChoiceField';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {dailyOrder} from '@site/src/data/dailyOrder';
import {type KindOfWork, experts, kindsOfWork} from '@site/src/data/experts';
import {ExpertCard} from './ExpertCard';
import styles from './ExpertDirectory.module.css';
import {useToday} from './useToday';

/** All experts in the order of the day, and a filter by kind of work. */
export const ExpertDirectory = (): ReactNode => {
  const today = useToday();
  const [kind, setKind] = useState<KindOfWork | 'all'>('all');
  const ordered = today === undefined ? experts : dailyOrder(experts, ({name}) => name, today);
  const shown = ordered.filter(({kinds}) => kind === 'all' || kinds.includes(kind));
  return (
    <>
      <NeedsScript>
        <ChoiceField legend="Kind of work" options={options} value={kind} onChange={setKind} />
        <p className={styles.count} role="status">
          {shown.length} of {experts.length}
        </p>
      </NeedsScript>
      {/* Keyed by place: the day's order changes what the cards say, and none of them moves. */}
      <ul className={styles.cards}>
        {shown.map((expert, place) => (
          <ExpertCard expert={expert} key={place} />
        ))}
      </ul>
    </>
  );
};

const options = [
  {value: 'all', label: 'Any'},
  ...Object.entries(kindsOfWork).map(([value, label]) => ({value: value as KindOfWork, label})),
] as const;
