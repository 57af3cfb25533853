import {type ReactNode, useState} from 'react';
import {useArrivalQuery} from '@site/src/components/player/useArrivalQuery';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {replaceAddress} from '@site/src/components/ui/replaceAddress';
import {SelectField} from '@site/src/components/ui/SelectField/SelectField';
import styles from './CloudPlanner.module.css';
import type {Entries} from './Entries';
import {architectures, regions} from './lambdaPrices';
import {planCsv} from './planCsv';
import {PlanExport} from './PlanExport';
import {queryOf, readQuery} from './plannerAddress';
import {PlannerField} from './PlannerField';
import {plannerFields} from './plannerFields';
import {PlanTable} from './PlanTable';
import {readEntries} from './readEntries';
import {resultsOf} from './resultsOf';
import {useSettled} from './useSettled';

/** What a workload on Lambda needs and costs: functions, time, disk, dollars and seats, each with its formula. */
export const CloudPlanner = (): ReactNode => {
  const query = useArrivalQuery();
  const [entered, setEntered] = useState<Entries>();
  const entries = entered ?? readQuery(query);
  const {workload, faults} = readEntries(entries);
  const {rows, summary} = resultsOf(workload);
  const wrong = plannerFields.filter(({name}) => faults?.[name] !== undefined).map(({label}) => label);
  const status = useSettled(wrong.length > 0 ? `To be corrected: ${wrong.join(', ')}.` : summary);

  const change = (part: Partial<Entries>): void => {
    const next = {...entries, ...part};
    setEntered(next);
    replaceAddress(`${window.location.pathname}${queryOf(next)}${window.location.hash}`);
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
              fault={faults?.[rule.name]}
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
      <p className={styles.summary} role="status">
        {status}
      </p>
      <PlanTable rows={rows} />
      {!faults && (
        <NeedsScript>
          <PlanExport csv={() => planCsv(entries, rows)} />
        </NeedsScript>
      )}
    </section>
  );
};
