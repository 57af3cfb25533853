import {useEffect, useEffectEvent, useState} from 'react';
import {readStore, writeStore} from '../../storage/browserStore.ts';
import type {TypeServer} from './startTypes.ts';

export type Types = {
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
  readonly isLoading: boolean;
  readonly problem?: string;
  readonly extension?: TypeServer['extension'];
};

const key = 'playground.types';

/** Adds types from the packages' declarations to the editor. They're large, so they're loaded on demand. */
export function useTypes(files: Readonly<Record<string, string>>): Types {
  const [wanted, setWanted] = useState(() => readStore(key) === true);
  const [server, setServer] = useState<TypeServer>();
  const [problem, setProblem] = useState<string>();
  // The imports of the files when the types are loaded determine which declarations are needed.
  const usesThree = Object.values(files).some((text) => text.includes('three'));
  // Later changes of files are sent to the running server.
  const startServer = useEffectEvent(async () => (await import('./startTypes.ts')).startTypes(files));
  useEffect(() => {
    if (!wanted) {
      return undefined;
    }
    let current = true;
    let started: TypeServer | undefined;
    const start = async (): Promise<void> => {
      started = await startServer();
      if (current) {
        setServer(started);
      } else {
        started.end();
      }
    };
    start().catch(() => {
      if (!current) {
        return;
      }
      setProblem('The types didn’t load. Check your connection, then turn on “Check types” again.');
      setWanted(false);
    });
    return () => {
      current = false;
      started?.end();
      setServer(undefined);
    };
  }, [wanted, usesThree]);
  useEffect(() => server?.setFiles(files), [server, files]);
  return {
    wanted,
    want: (next) => {
      setProblem(undefined);
      setWanted(next);
      writeStore(key, next);
    },
    isLoading: wanted && !server,
    problem,
    extension: server?.extension,
  };
}
