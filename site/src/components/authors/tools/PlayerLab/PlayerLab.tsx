import type {PlayerRef} from '@remotion/player';
import {type ReactNode, useState} from 'react';
import {CodePanel} from '@site/src/components/ui/CodePanel/CodePanel';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {splitNames} from './labAttributes.ts';
import {EventLog} from './EventLog.tsx';
import {createLabCode, getComponentName} from './createLabCode.ts';
import {LabField} from './LabField.tsx';
import {getInitialArgument, type LabCall, type LabMethod} from './labMethods.ts';
import {getInitialValues, labProps, type LabValues} from './labProps.ts';
import {LabScreen} from './LabScreen.tsx';
import {MethodButtons} from './MethodButtons.tsx';
import styles from './PlayerLab.module.css';

type Props = {
  /** Props of `<Player>` that readers can change, separated by spaces. With `frameToDisplay`, props of `<Thumbnail>`. */
  readonly props?: string;
  /** Methods of the ref that readers can call. */
  readonly methods?: string;
  /** Events that are listed when they fire. */
  readonly events?: string;
};

/** Remotion's Player, or a thumbnail, with controls for its props, buttons for its methods and a list of its events. */
export function PlayerLab({props = '', methods = '', events = ''}: Props): ReactNode {
  const [askedProps, askedMethods, askedEvents] = [props, methods, events].map(splitNames) as [
    string[],
    string[],
    string[],
  ];
  const [values, setValues] = useState<LabValues>(() => getInitialValues(askedProps));
  const [isBroken, setBroken] = useState(false);
  const [player, setPlayer] = useState<PlayerRef | null>(null);
  const [call, setCall] = useState<LabCall | undefined>(() => getFirstCall(askedMethods));
  const code = createLabCode({values, events: askedEvents, call, isBroken});
  const component = getComponentName(values);
  const breaks = askedProps.includes('errorFallback') || askedEvents.includes('error');
  return (
    <figure
      className={styles.lab}
      role="group"
      aria-label={`Try the ${component}: ${[...askedProps, ...askedMethods, ...askedEvents].join(', ')}`}
      data-search="ignore"
    >
      <LabScreen values={values} isBroken={isBroken} onPlayer={setPlayer} />
      <noscript>
        <p className={styles.noScript}>This {component.toLowerCase()} needs JavaScript.</p>
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
                Throw an error in the video
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
        <CodePanel title="App.tsx" label={`Code of this ${component.toLowerCase()}`} code={code} />
      </div>
    </figure>
  );
}

function getFirstCall([first]: readonly string[]): LabCall | undefined {
  return first === undefined
    ? undefined
    : {method: first as LabMethod, argument: getInitialArgument(first as LabMethod)};
}
