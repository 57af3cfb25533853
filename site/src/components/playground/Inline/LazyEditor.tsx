import type {ReactNode} from 'react';
import {PartFault} from '../../ui/LazyPart/PartFault';
import {useLazyPart} from '../../ui/LazyPart/useLazyPart';
import styles from './LazyEditor.module.css';

interface Props {
  /** What is changed: `demos/fade-in`, `samples/0a1b2c3d4e`. */
  readonly example: string;
  /** Values for the component's props that the reader sets elsewhere. */
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Loads the editor and the example, and becomes what changes it in its place. */
export const LazyEditor = ({example, props}: Props): ReactNode => {
  const load = async () => {
    const [{InlinePlayground}, {openEdit}] = await Promise.all([import('./InlinePlayground'), import('./openEdit')]);
    return {InlinePlayground, edit: await openEdit(example)};
  };
  const {part, error, retry} = useLazyPart(true, load, 'The editor could not be loaded. Check the connection.');
  if (part) return <part.InlinePlayground example={example} edit={part.edit} props={props} />;
  return (
    <div className={styles.waiting}>
      {error === undefined ? <p role="status">Loading the editor …</p> : <PartFault message={error} onRetry={retry} />}
    </div>
  );
};
