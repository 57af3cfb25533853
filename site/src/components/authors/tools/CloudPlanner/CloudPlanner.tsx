import clsx from 'clsx';
import {type ReactNode, useState} from 'react';
import {useInitialQuery} from '@site/src/components/player/useInitialQuery';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {replaceUrl} from '@site/src/components/ui/replaceUrl';
import {SelectField} from '@site/src/components/ui/SelectField/SelectField';
import styles from './CloudPlanner.module.css';
import {type Entries, initialEntries} from '../../../../../../packages/planner-core/lambda/Entries.ts';
import {architectures, regions} from '../../../../../../packages/planner-core/lambda/lambdaPrices.ts';
import {createPlanCsv} from './createPlanCsv.ts';
import {PlanExport} from './PlanExport.tsx';
import {createQuery, readQuery} from '../../../../../../packages/planner-core/lambda/plannerQuery.ts';
import {PlannerField} from './PlannerField.tsx';
import {plannerFields} from '../../../../../../packages/planner-core/lambda/plannerFields.ts';
import {PlanTable} from './PlanTable.tsx';
import {readEntries, requireWorkload} from '../../../../../../packages/planner-core/lambda/readEntries.ts';
import {getResults} from '../../../../../../packages/planner-core/lambda/getResults.ts';
import {useDebouncedText} from '../../../ui/useDebouncedText.ts';

/**
 * Calculates the requirements and costs of a workload on Lambda: functions, time, disk space, dollars and seats, each
 * with its formula. While an entry is invalid, the last valid plan stays visible, but dimmed.
 */
export function CloudPlanner(): ReactNode {
  const query = useInitialQuery();
  const [entered, setEntered] = useState<Entries>();
  const [lastWorkload, setLastWorkload] = useState(() => requireWorkload(initialEntries));
  const entries = entered ?? readQuery(query);
  const {workload, problems} = readEntries(entries);
  const {rows, summary} = getResults(workload ?? lastWorkload);
  const invalid = plannerFields.filter(({name}) => problems?.[name] !== undefined).map(({label}) => label);
  const correction = invalid.length > 0 ? `To update the plan, correct ${invalid.join(', ')}.` : undefined;
  const spoken = useDebouncedText(correction ?? summary, 800);

  const change = (part: Partial<Entries>): void => {
    const next = {...entries, ...part};
    if (workload) {
      setLastWorkload(workload);
    }
    setEntered(next);
    replaceUrl(`${window.location.pathname}${createQuery(next)}${window.location.hash}`);
  };

  return (
    <section className={styles.planner} aria-label="Cloud planner" data-search="ignore">
      <NeedsScript>
        <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
          {plannerFields.map((rule) => (
            <PlannerField
              key={rule.name}
              rule={rule}
              value={entries[rule.name]}
              onChange={(value) => change({[rule.name]: value})}
              problem={problems?.[rule.name]}
            />
          ))}
          <SelectField label="Region" values={regions} value={entries.region} onChange={(region) => change({region})} />
          <SelectField
            label="Architecture"
            values={architectures}
            value={entries.architecture}
            onChange={(architecture) => change({architecture})}
          />
        </form>
      </NeedsScript>
      {/* Announces the result when the reader pauses, not after every key. */}
      <p className={styles.hidden} role="status">
        {spoken}
      </p>
      <div aria-live="off" className={clsx(problems && styles.outdated)} data-outdated={problems ? '' : undefined}>
        {correction !== undefined && (
          <>
            <p className={styles.correct}>{correction}</p>
            <p className={styles.last}>Last valid plan</p>
          </>
        )}
        <p className={styles.summary}>{summary}</p>
        <PlanTable rows={rows} />
      </div>
      {!problems && (
        <NeedsScript>
          <PlanExport csv={() => createPlanCsv(entries, rows)} />
        </NeedsScript>
      )}
    </section>
  );
}
