import {type ReactNode, useState} from 'react';
import {ChoiceField} from '@site/src/components/ui/ChoiceField/ChoiceField';
import {NumberField} from '@site/src/components/ui/NumberField/NumberField';
import {type Organisation, type Usage, seatPrice} from '@site/src/data/seatPrice';
import styles from './Pricing.module.css';
import {SeatResult} from './SeatResult';

/** Says what a licence costs for the reader's own numbers, as of 2022. */
export const SeatCalculator = (): ReactNode => {
  const [organisation, setOrganisation] = useState<Organisation>('company');
  const [billing, setBilling] = useState<Usage['billing']>('monthly');
  const [texts, setTexts] = useState({developers: '2', cloudInstances: '1', serverlessRenders: '0'});

  const usage = {organisation, billing, ...mapValues(texts, wholeNumber)};
  return (
    <form className={styles.calculator} aria-label="Seat calculator" onSubmit={(event) => event.preventDefault()}>
      <ChoiceField
        legend="Who uses Remotion?"
        options={organisations}
        value={organisation}
        onChange={setOrganisation}
      />
      <div className={styles.numbers}>
        {fields.map(({name, label, hint}) => (
          <NumberField
            key={name}
            label={label}
            hint={hint}
            value={texts[name]}
            onChange={(text) => setTexts({...texts, [name]: text})}
            error={usage[name] === undefined ? 'Enter a whole number from 0 on.' : undefined}
          />
        ))}
      </div>
      <ChoiceField legend="How do you pay?" options={billings} value={billing} onChange={setBilling} />
      <SeatResult price={isComplete(usage) ? seatPrice(usage) : undefined} billing={billing} />
    </form>
  );
};

const organisations = [
  {value: 'individual', label: 'An individual'},
  {value: 'small', label: 'A company of up to 3 employees'},
  {value: 'company', label: 'A larger company'},
  {value: 'non-profit', label: 'A non-profit'},
  {value: 'evaluating', label: 'Someone who tries it out'},
] as const;

const billings = [
  {value: 'monthly', label: 'By the month'},
  {value: 'yearly', label: 'By the year'},
] as const;

const fields = [
  {name: 'developers', label: 'Developers', hint: 'Who write videos'},
  {name: 'cloudInstances', label: 'Cloud instances', hint: 'Servers that render'},
  {name: 'serverlessRenders', label: 'Serverless renders', hint: 'In a month, such as on Lambda'},
] as const;

type Counts<Value> = Record<(typeof fields)[number]['name'], Value>;
type Draft = Pick<Usage, 'organisation' | 'billing'> & Counts<number | undefined>;

const mapValues = <From, To>(counts: Counts<From>, map: (value: From) => To): Counts<To> => ({
  developers: map(counts.developers),
  cloudInstances: map(counts.cloudInstances),
  serverlessRenders: map(counts.serverlessRenders),
});

/** Nine digits are enough for anyone, and stay exact. */
const wholeNumber = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined);

const isComplete = (usage: Draft): usage is Usage => fields.every(({name}) => usage[name] !== undefined);
