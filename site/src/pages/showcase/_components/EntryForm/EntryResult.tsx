import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {downloadFile} from '@site/src/components/ui/downloadFile';
import type {DraftFile} from './draftFile';
import styles from './EntryForm.module.css';

/** The file that the form makes, and what it still needs before it can be sent. */
export const EntryResult = ({file: {name, text, faults, address}}: {readonly file: DraftFile}): ReactNode => (
  <section className={styles.result} aria-label="The file">
    <div className={styles.file}>
      <code className={styles.name}>site/showcase/{name}</code>
      <CopyButton label="Copy the file" text={() => text} />
    </div>
    <pre className={styles.text} tabIndex={0} role="group" aria-label="Text of the file">
      {text}
    </pre>
    <p className={styles.state} role="status">
      {faults.length === 0 ? 'It keeps all rules.' : `Still to do: ${faults.map(nameOf).join(', ')}.`}
    </p>
    {faults.length === 0 && (
      <div className={styles.actions}>
        <ButtonLink kind="primary" to={address}>
          Open the pull request on GitHub
        </ButtonLink>
        <SmallButton onClick={() => downloadFile(name, new Blob([text], {type: 'application/json'}))}>
          Download the file
        </SmallButton>
      </div>
    )}
  </section>
);

/** `links.video` is a link. */
const nameOf = ({field}: {readonly field: string}): string =>
  field.replace(/^links\.(.*)$/, 'the $1 link') || 'the file';
