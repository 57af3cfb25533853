import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {Section} from '@site/src/components/ui/Section/Section';
import {externalUrls} from '../../../../../packages/content-model/externalUrls.ts';
import {prices} from '../../../../../packages/planner-core/license/prices.ts';
import styles from './Pricing.module.css';
import {SeatCalculator} from './SeatCalculator.tsx';

/** Who can use Remotion for free, what a company license costs, and a calculator for your own case. */
export function Pricing(): ReactNode {
  return (
    <Section
      id="pricing"
      title="Free for individuals and small teams"
      lead={
        <p>
          Individuals, non-profits and companies with up to 3 employees use Remotion for free, even for commercial work.
          Larger companies pay {prices.developerPerMonth} USD a month per developer and {prices.cloudPerMonth} USD per
          cloud rendering seat, and can try everything first. <Link to="/docs/license">Read the license</Link>
        </p>
      }
      heading="above"
    >
      <NeedsScript>
        <details className={styles.calculator}>
          <summary>Calculate your price</summary>
          <SeatCalculator />
        </details>
      </NeedsScript>
      <div className={styles.actions}>
        <ButtonLink to={externalUrls.companies}>See current prices</ButtonLink>
        <p className={styles.year}>
          Prices as of {prices.year}. Need help? <Link to="/experts/">Find an expert</Link>
        </p>
      </div>
    </Section>
  );
}
