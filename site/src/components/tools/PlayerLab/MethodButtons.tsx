import type {PlayerRef} from '@remotion/player';
import {type ReactNode, type SyntheticEvent, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {callMethod} from './callMethod';
import {initialArgument, type LabCall, labMethods, type LabMethod} from './labMethods';
import styles from './PlayerLab.module.css';

interface Props {
  readonly names: readonly LabMethod[];
  readonly player: PlayerRef | null;
  readonly onCall: (call: LabCall) => void;
}

/** A button for each method, a field where it takes a value, and what the last call returned. */
export const MethodButtons = ({names, player, onCall}: Props): ReactNode => {
  const [values, setValues] = useState<Partial<Record<LabMethod, string>>>({});
  const [outcome, setOutcome] = useState('');
  const press = (call: LabCall, event: SyntheticEvent): void => {
    if (!player) return;
    setOutcome(callMethod(player, call, event));
    onCall(call);
  };
  return (
    <div className={styles.methods}>
      <div className={styles.buttons}>
        {names.map((method) => {
          const {argument: asked} = labMethods[method];
          const argument = values[method] ?? initialArgument(method);
          return (
            <span className={styles.method} key={method}>
              <SmallButton
                className={styles.button}
                disabled={!player}
                onClick={(event) => press({method, argument}, event)}
              >
                {method}()
              </SmallButton>
              {asked && (
                <input
                  className={styles.argument}
                  aria-label={`${asked.name} for ${method}()`}
                  inputMode="decimal"
                  value={argument}
                  onChange={(event) => setValues({...values, [method]: event.target.value})}
                />
              )}
            </span>
          );
        })}
      </div>
      <output className={styles.outcome}>{outcome}</output>
    </div>
  );
};
