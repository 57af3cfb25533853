import {useEffect, useEffectEvent, useRef, useState} from 'react';
import {maxUrlLength, createPlaygroundUrl} from '../createPlaygroundUrl.ts';
import {openProjectFromUrl, type ProjectFromUrl} from '../openProjectFromUrl.ts';
import type {PlaygroundProject} from '../../../../../packages/playground-core/project/PlaygroundProject.ts';
import {type StoredWork, readEarlierWork, storeCurrentWork, saveAsEarlierWork} from '../storage/storedWork.ts';
import {type DeletedFile, createDeletedFile, restoreFile, removeFile} from './changeFiles.ts';
import {replaceUrl} from '../../ui/replaceUrl.ts';

/** Manages the current project. Every change is saved in the browser, and in the URL if it fits. */
export type WorkbenchState = {
  readonly project: PlaygroundProject;
  readonly change: (part: Partial<PlaygroundProject>) => void;
  readonly file: string;
  readonly setFile: (file: string) => void;
  readonly deleteFile: (file: string) => void;
  /** The file that was deleted last, as long as it can be restored. */
  readonly deleted?: string;
  readonly undoDelete: () => void;
  /** Opens another project and saves the current one. */
  readonly open: (project: PlaygroundProject) => void;
  /** Restores the original version without the reader's changes, which are also saved. */
  readonly reset: () => void;
  readonly isChanged: boolean;
  readonly earlier: readonly StoredWork[];
  readonly notice?: string;
  /** Shows a message until the next project is opened. */
  readonly report: (message: string) => void;
  /** The number of opened projects, used as a key for components that must not keep state from the previous one. */
  readonly openings: number;
  /** The length of the project's URL. */
  readonly urlLength: number;
  /** Whether the browser has saved the last change. */
  readonly isSaved: boolean;
};

/** Milliseconds after the last keystroke before the project is saved. */
const typingPauseMs = 300;

export function useWorkbench(initial: ProjectFromUrl): WorkbenchState {
  const [opened, setOpened] = useState(initial.origin ?? initial.project);
  const [project, setProject] = useState(initial.project);
  const [file, setFile] = useState(() => getFirstFile(initial.project));
  const [deleted, setDeleted] = useState<DeletedFile>();
  const [notice, setNotice] = useState(initial.notice);
  const [earlier, setEarlier] = useState(readEarlierWork);
  const [isSaved, setSaved] = useState(true);
  const [urlLength, setUrlLength] = useState(0);
  const [openings, setOpenings] = useState(0);

  const isChanged = project !== opened;
  // Leaving an older tab must not overwrite what the reader has written in another one since.
  const isPending = useRef(false);
  const save = (): boolean => {
    const isStored = !isPending.current || storeCurrentWork(project, opened);
    isPending.current = !isStored;
    return isStored;
  };
  const show = (
    next: PlaygroundProject,
    {subject, origin = next, notice: words}: {subject?: string} & Omit<ProjectFromUrl, 'project'> = {},
  ): void => {
    save();
    const aside = saveAsEarlierWork(next, subject);
    setEarlier(readEarlierWork());
    setOpened(origin);
    setProject(next);
    setFile(getFirstFile(next));
    setDeleted(undefined);
    setOpenings((count) => count + 1);
    setSaved(true);
    setUrlLength(0);
    setNotice(aside ?? words);
  };

  useEffect(() => {
    if (!isChanged) {
      return undefined;
    }
    isPending.current = true;
    const saveAndReport = (): void => {
      if (!isPending.current) {
        return;
      }
      const isStored = storeCurrentWork(project, opened);
      isPending.current = !isStored;
      setSaved(isStored);
      setEarlier(readEarlierWork());
      setUrlLength(writeUrl(project));
    };
    const timer = setTimeout(saveAndReport, typingPauseMs);
    // Save immediately, because the tab may be closed.
    window.addEventListener('pagehide', saveAndReport);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', saveAndReport);
    };
  }, [project, opened, isChanged]);

  const saveLatest = useEffectEvent(save);
  const showProjectFromUrl = useEffectEvent(({project: next, ...others}: ProjectFromUrl) => show(next, others));
  useEffect(() => {
    const follow = (): void => {
      // If the link is broken, the playground opens this project again.
      saveLatest();
      openProjectFromUrl(window.location).then(
        (next) => showProjectFromUrl(next),
        (error: Error) => setNotice(error.message),
      );
    };
    window.addEventListener('hashchange', follow);
    return () => {
      window.removeEventListener('hashchange', follow);
      // The reader has followed a link to another page.
      saveLatest();
    };
  }, []);

  return {
    project,
    change: (part) => setProject({...project, ...part}),
    file: project.files[file] === undefined ? getFirstFile(project) : file,
    setFile,
    deleteFile: (name) => {
      setDeleted(createDeletedFile(project.files, name));
      setProject({...project, files: removeFile(project.files, name)});
    },
    deleted: deleted && !Object.hasOwn(project.files, deleted.name) ? deleted.name : undefined,
    undoDelete: () => {
      if (!deleted) {
        return;
      }
      setProject({...project, files: restoreFile(project.files, deleted)});
      setFile(deleted.name);
      setDeleted(undefined);
    },
    open: (next) => {
      show(next);
      setUrlLength(writeUrl(next));
    },
    reset: () => {
      show(opened, {subject: 'Your changes are'});
      setUrlLength(writeUrl(opened));
    },
    isChanged,
    earlier,
    notice,
    report: setNotice,
    openings,
    urlLength,
    isSaved,
  };
}

function getFirstFile({files}: PlaygroundProject): string {
  return Object.keys(files)[0] ?? '';
}

/** Adds the project to the URL without a new history entry, if it fits. Returns the required length. */
function writeUrl(project: PlaygroundProject): number {
  const url = createPlaygroundUrl(project);
  const shown = url.length > maxUrlLength ? window.location.pathname : url;
  replaceUrl(shown);
  return url.length;
}
