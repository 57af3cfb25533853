import {useEffect, useState} from 'react';
import {longestAddress, playgroundAddress} from '../playgroundAddress';
import {openArrival, type Arrival} from '../project/openArrival';
import type {PlaygroundProject} from '../project/PlaygroundProject';
import {type KeptWork, earlierWork, keepCurrent, putAside} from '../storage/keptWork';
import {type DeletedFile, deletedFile, withDeleted, withoutFile} from './changeFiles';
import {replaceAddress} from '../../ui/replaceAddress';

/** The project on the workbench. Whatever changes is kept by the browser, and in the address as long as it fits. */
export interface WorkbenchState {
  readonly project: PlaygroundProject;
  readonly change: (part: Partial<PlaygroundProject>) => void;
  readonly file: string;
  readonly setFile: (file: string) => void;
  readonly deleteFile: (file: string) => void;
  /** The file that was deleted last, as long as it can be brought back. */
  readonly deleted?: string;
  readonly undoDelete: () => void;
  /** Puts something else onto the bench; what was there is kept. */
  readonly open: (project: PlaygroundProject) => void;
  /** Brings back what was opened, without the reader's changes. They are kept, too. */
  readonly reset: () => void;
  readonly isChanged: boolean;
  readonly earlier: readonly KeptWork[];
  readonly notice?: string;
  readonly dismissNotice: () => void;
  /** Characters of the address that the project needs. */
  readonly addressLength: number;
  /** Whether the browser has kept the last change. */
  readonly isKept: boolean;
}

/** Milliseconds after the last keystroke. */
const pause = 300;

export const useWorkbench = (arrival: Arrival): WorkbenchState => {
  const [opened, setOpened] = useState(arrival.project);
  const [project, setProject] = useState(arrival.project);
  const [file, setFile] = useState(() => firstFile(arrival.project));
  const [deleted, setDeleted] = useState<DeletedFile>();
  const [notice, setNotice] = useState(arrival.notice);
  const [earlier, setEarlier] = useState(earlierWork);
  const [isKept, setKept] = useState(true);
  const [addressLength, setAddressLength] = useState(0);

  const show = (next: PlaygroundProject, words?: string): void => {
    const aside = putAside(next);
    setEarlier(earlierWork());
    setOpened(next);
    setProject(next);
    setFile(firstFile(next));
    setDeleted(undefined);
    setNotice(words ?? (aside ? 'What you were writing before is kept below “Earlier work”.' : undefined));
  };

  const isChanged = project !== opened;
  useEffect(() => {
    if (!isChanged) return undefined;
    const keep = (): void => {
      setKept(keepCurrent(project));
      setAddressLength(writeAddress(project));
    };
    const timer = setTimeout(keep, pause);
    // A tab that is closed does not wait.
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [project, isChanged]);

  useEffect(() => {
    const follow = (): void => {
      openArrival(window.location).then(
        (next) => show(next.project, next.notice),
        (error: Error) => setNotice(error.message),
      );
    };
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  return {
    project,
    change: (part) => setProject({...project, ...part}),
    file: project.files[file] === undefined ? firstFile(project) : file,
    setFile,
    deleteFile: (name) => {
      setDeleted(deletedFile(project.files, name));
      setProject({...project, files: withoutFile(project.files, name)});
    },
    deleted: deleted && !Object.hasOwn(project.files, deleted.name) ? deleted.name : undefined,
    undoDelete: () => {
      if (!deleted) return;
      setProject({...project, files: withDeleted(project.files, deleted)});
      setFile(deleted.name);
      setDeleted(undefined);
    },
    open: (next) => {
      show(next);
      setAddressLength(writeAddress(next));
    },
    reset: () => {
      show(opened, 'Your changes are kept below “Earlier work”.');
      setAddressLength(writeAddress(opened));
    },
    isChanged,
    earlier,
    notice,
    dismissNotice: () => setNotice(undefined),
    addressLength,
    isKept,
  };
};

const firstFile = ({files}: PlaygroundProject): string => Object.keys(files)[0] ?? '';

/** Puts the project into the address without a step in the history, if it fits. Gives the length that it needs. */
const writeAddress = (project: PlaygroundProject): number => {
  const address = playgroundAddress(project);
  const shown = address.length > longestAddress ? window.location.pathname : address;
  replaceAddress(shown);
  return address.length;
};
