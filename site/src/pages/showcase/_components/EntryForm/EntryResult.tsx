import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {downloadFile} from '@site/src/components/ui/downloadFile';
import type {DraftFile} from './createDraftFile.ts';
import styles from './EntryForm.module.css';

/** The file that the form creates, and what is missing before you can submit it. */
export function EntryResult({file: {name, text, problems, url}}: {readonly file: DraftFile}): ReactNode {
  return (
    <section className={styles.result} aria-label="The file">
      <div className={styles.file}>
        <code className={styles.name}>content/showcase/{name}</code>
        <CopyButton label="Copy the file" text={() => text} />
      </div>
      <pre className={styles.text} tabIndex={0} role="group" aria-label="Text of the file">
        {text}
      </pre>
      <p className={styles.state} role="status">
        {problems.length === 0 ? 'Your entry is complete.' : `Still missing: ${problems.map(getName).join(', ')}.`}
      </p>
      <div className={styles.actions}>
        {problems.length === 0 ? (
          <ButtonLink kind="primary" to={url}>
            Open a pull request on GitHub
          </ButtonLink>
        ) : (
          <SmallButton disabled>Open a pull request on GitHub</SmallButton>
        )}
        <SmallButton
          disabled={problems.length > 0}
          onClick={() => downloadFile(name, new Blob([text], {type: 'application/json'}))}
        >
          Download the file
        </SmallButton>
      </div>
    </section>
  );
}

/** `links.video` is a link. */
function getName({field}: {readonly field: string}): string {
  return field.replace(/^links\.(.*)$/, 'the $1 link') || 'the file';
}
