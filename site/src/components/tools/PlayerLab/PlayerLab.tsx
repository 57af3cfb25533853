import type {PlayerRef} from '@remotion/player';
import {type ReactNode, useState} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {namesIn} from './askedNames';
import {EventLog} from './EventLog';
import {labCode} from './labCode';
import {LabField} from './LabField';
import {initialArgument, type LabCall, type LabMethod} from './labMethods';
import {initialValues, labProps, type LabValues} from './labProps';
import {LabScreen} from './LabScreen';
import {MethodButtons} from './MethodButtons';
import styles from './PlayerLab.module.css';

interface Props {
  /** Props of `<Player>` that the reader may set, divided by spaces. */
  readonly props?: string;
  /** Methods of the ref that the reader may call. */
  readonly methods?: string;
  /** Events that are listed as they fire. */
  readonly events?: string;
}

/** The toolkit's player, with switches for its props, buttons for its methods and a list of its events. */
export const PlayerLab = ({props = '', methods = '', events = ''}: Props): ReactNode => {
  const [askedProps, askedMethods, askedEvents] = [props, methods, events].map(namesIn) as [
    string[],
    string[],
    string[],
  ];
  const [values, setValues] = useState<LabValues>(() => initialValues(askedProps));
  const [isBroken, setBroken] = useState(false);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [call, setCall] = useState<LabCall | undefined>(() => firstCall(askedMethods));
  const code = labCode({values, events: askedEvents, call, isBroken});
  const breaks = askedProps.includes('errorFallback') || askedEvents.includes('error');
  return (
    <figure
      className={styles.lab}
      role="group"
      aria-label={`Player to try: ${[...askedProps, ...askedMethods, ...askedEvents].join(', ')}`}
      data-search="ignore"
    >
      <LabScreen values={values} isBroken={isBroken} onPlayer={setPlayer} />
      <noscript>
        <p className={styles.noScript}>This player and its switches need scripts, which this browser does not run.</p>
      </noscript>
      <NeedsScript>
        {(askedProps.length > 0 || breaks) && (
          <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
            {askedProps.map((name) => (
              <LabField
                key={name}
                name={name}
                prop={labProps[name]}
                value={values[name]}
                onChange={(value) => setValues({...values, [name]: value})}
              />
            ))}
            {breaks && (
              <label className={styles.switch}>
                <input type="checkbox" checked={isBroken} onChange={() => setBroken(!isBroken)} />
                The video throws an error
              </label>
            )}
          </form>
        )}
        {askedMethods.length > 0 && (
          <MethodButtons names={askedMethods as LabMethod[]} player={player} onCall={setCall} />
        )}
        {askedEvents.length > 0 && <EventLog names={askedEvents} player={player} />}
      </NeedsScript>
      <div className={styles.code}>
        <pre tabIndex={0} role="group" aria-label="Code of this player">
          <code>{code}</code>
        </pre>
        <CopyButton className={styles.copy} label="Copy code" text={() => code} />
      </div>
    </figure>
  );
};

const firstCall = ([first]: readonly string[]): LabCall | undefined =>
  first === undefined ? undefined : {method: first as LabMethod, argument: initialArgument(first as LabMethod)};
