import {type ReactNode, useState} from 'react';
import {ChoiceField} from '@site/src/components/ui/ChoiceField/ChoiceField';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {type Expert, type KindOfWork, experts, kindsOfWork} from '@site/src/data/experts';
import {DailyList} from './DailyList.tsx';
import {ExpertCard} from './ExpertCard.tsx';
import styles from './ExpertDirectory.module.css';

/** All experts in today's order, with a filter by type of work. */
export function ExpertDirectory(): ReactNode {
  const [kind, setKind] = useState<KindOfWork | 'all'>('all');
  const fits = ({kinds}: Expert): boolean => kind === 'all' || kinds.includes(kind);
  return (
    <>
      <NeedsScript>
        <ChoiceField legend="Kind of work" options={options} value={kind} onChange={setKind} />
        <p className={styles.count} role="status">
          {experts.filter(fits).length} of {experts.length}
        </p>
      </NeedsScript>
      <DailyList className={styles.cards} items={experts} getKey={({name}) => name}>
        {(expert) => fits(expert) && <ExpertCard expert={expert} />}
      </DailyList>
    </>
  );
}

const options = [
  {value: 'all', label: 'Any'},
  ...Object.entries(kindsOfWork).map(([value, label]) => ({value: value as KindOfWork, label})),
] as const;
