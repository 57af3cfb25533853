import {type ReactNode, useState} from 'react';
import {ChoiceField} from '@site/src/components/ui/ChoiceField/ChoiceField';
import {NumberField} from '@site/src/components/ui/NumberField/NumberField';
import {
  type Organization,
  type Usage,
  getSeatPrice,
} from '../../../../../packages/planner-core/license/getSeatPrice.ts';
import styles from './Pricing.module.css';
import {SeatResult} from './SeatResult.tsx';

/** Calculates what a license costs for your own numbers, as of 2022. */
export function SeatCalculator(): ReactNode {
  const [organization, setOrganization] = useState<Organization>('company');
  const [billing, setBilling] = useState<Usage['billing']>('monthly');
  const [texts, setTexts] = useState({developers: '2', cloudInstances: '1', serverlessRenders: '0'});

  const usage = {organization, billing, ...mapValues(texts, parseWholeNumber)};
  return (
    <form className={styles.form} aria-label="Seat calculator" onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        legend="Who uses Remotion?"
        options={organizations}
        value={organization}
        onChange={setOrganization}
      />
      <div className={styles.numbers}>
        {fields.map(({name, label, hint}) => (
          <NumberField
            key={name}
            label={label}
            hint={hint}
            value={texts[name]}
            onChange={(text) => setTexts({...texts, [name]: text})}
            error={usage[name] === undefined ? 'Enter a whole number, such as 0 or 5.' : undefined}
          />
        ))}
      </div>
      <ChoiceField legend="How would you like to pay?" options={billings} value={billing} onChange={setBilling} />
      <SeatResult price={isComplete(usage) ? getSeatPrice(usage) : undefined} billing={billing} />
    </form>
  );
}

const organizations = [
  {value: 'individual', label: 'An individual'},
  {value: 'small', label: 'A company with up to 3 employees'},
  {value: 'company', label: 'A larger company'},
  {value: 'non-profit', label: 'A non-profit'},
  {value: 'evaluating', label: 'Someone who is evaluating it'},
] as const;

const billings = [
  {value: 'monthly', label: 'Monthly'},
  {value: 'yearly', label: 'Yearly'},
] as const;

const fields = [
  {name: 'developers', label: 'Developers', hint: 'Who work on Remotion projects'},
  {name: 'cloudInstances', label: 'Cloud instances', hint: 'Servers that render'},
  {name: 'serverlessRenders', label: 'Serverless renders', hint: 'Per month, for example on Lambda'},
] as const;

type Counts<Value> = Record<(typeof fields)[number]['name'], Value>;
type Draft = Pick<Usage, 'organization' | 'billing'> & Counts<number | undefined>;

function mapValues<From, To>(counts: Counts<From>, map: (value: From) => To): Counts<To> {
  return {
    developers: map(counts.developers),
    cloudInstances: map(counts.cloudInstances),
    serverlessRenders: map(counts.serverlessRenders),
  };
}

/** Nine digits are enough for anyone, and stay exact. */
function parseWholeNumber(text: string): number | undefined {
  return /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

function isComplete(usage: Draft): usage is Usage {
  return fields.every(({name}) => usage[name] !== undefined);
}
