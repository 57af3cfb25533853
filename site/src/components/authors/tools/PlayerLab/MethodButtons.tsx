import type {PlayerRef} from '@remotion/player';
import {type ReactNode, type SyntheticEvent, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {callMethod} from './callMethod.ts';
import {getInitialArgument, type LabCall, labMethods, type LabMethod} from './labMethods.ts';
import styles from './PlayerLab.module.css';

type Props = {
  readonly names: readonly LabMethod[];
  readonly player: PlayerRef | null;
  readonly onCall: (call: LabCall) => void;
};

/** A button for each method, a field for its argument, and the return value of the last call. */
export function MethodButtons({names, player, onCall}: Props): ReactNode {
  const [values, setValues] = useState<Partial<Record<LabMethod, string>>>({});
  const [outcome, setOutcome] = useState('');
  const press = (call: LabCall, event: SyntheticEvent): void => {
    if (!player) {
      return;
    }
    setOutcome(callMethod(player, call, event));
    onCall(call);
  };
  return (
    <div className={styles.methods}>
      <div className={styles.buttons}>
        {names.map((method) => {
          const {argument: parameter} = labMethods[method];
          const argument = values[method] ?? getInitialArgument(method);
          return (
            <span className={styles.method} key={method}>
              <SmallButton
                className={styles.button}
                disabled={!player}
                onClick={(event) => press({method, argument}, event)}
              >
                {method}()
              </SmallButton>
              {parameter && (
                <input
                  className={styles.argument}
                  aria-label={`${parameter.name} for ${method}()`}
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
}
