import clsx from 'clsx';
import {Fragment, type ReactNode, useState} from 'react';
import {CopyButton} from '@site/src/components/ui/CopyButton/CopyButton';
import {HighlightedCode} from '@site/src/components/ui/HighlightedCode/HighlightedCode';
import type {Project} from '../../../../../packages/starters/project/Project.ts';
import {MediaFile} from './MediaFile.tsx';
import styles from './ProjectFiles.module.css';
import {sortPaths} from './sortPaths.ts';

type Props = {
  readonly project: Project;
};

/** The files of a project, and the text of the one that the reader has chosen. */
export function ProjectFiles({project: {name, texts, media}}: Props): ReactNode {
  const [chosen, setChosen] = useState('');
  const paths = sortPaths([...Object.keys(texts), ...Object.keys(media)]);
  // A file has another extension in the other language.
  const path = paths.find((item) => getStem(item) === getStem(chosen)) ?? paths[0] ?? '';
  const text = texts[path];
  return (
    <section className={styles.files} aria-label="Files" data-search="ignore">
      <div className={styles.side}>
        <p className={styles.name}>
          {name}/ <span className={styles.count}>{paths.length} files</span>
        </p>
        <ul className={styles.list} aria-label="Files of the project">
          {paths.map((item, index) => (
            <Fragment key={item}>
              {getFolder(item) !== getFolder(paths[index - 1] ?? '') && (
                <li className={styles.heading} aria-hidden="true">
                  {getFolder(item)}
                </li>
              )}
              <li>
                <button
                  className={clsx(styles.path, item === path && styles.current)}
                  type="button"
                  aria-current={item === path || undefined}
                  onClick={() => setChosen(item)}
                >
                  <span className={styles.folder}>{getFolder(item)}</span>
                  {item.slice(getFolder(item).length)}
                </button>
              </li>
            </Fragment>
          ))}
        </ul>
      </div>
      <div className={styles.main}>
        <p className={styles.title}>
          <span>{path}</span>
          {text !== undefined && <CopyButton label={`Copy ${path}`} text={() => text} />}
        </p>
        {text === undefined ? (
          <MediaFile path={path} from={media[path] ?? ''} />
        ) : (
          // Scrolls, so it has to be reachable with the keyboard.
          <pre className={styles.code} tabIndex={0} aria-label={path} role="region">
            <HighlightedCode code={text} />
          </pre>
        )}
      </div>
    </section>
  );
}

function getStem(path: string): string {
  return path.replace(/\.[jt]sx?$/, '');
}

/** `src/webpack/`, or an empty string in the project's own folder. */
function getFolder(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
