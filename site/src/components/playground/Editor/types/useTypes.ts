import {useEffect, useEffectEvent, useState} from 'react';
import {readStore, writeStore} from '../../storage/browserStore';
import type {TypeServer} from './startTypes';

export interface Types {
  readonly wanted: boolean;
  readonly want: (wanted: boolean) => void;
  readonly isLoading: boolean;
  readonly fault?: string;
  readonly extension?: TypeServer['extension'];
}

const key = 'playground.types';

/** Types for the editor, from the packages' own declarations. They are heavy, so they come when the reader wants them. */
export const useTypes = (files: Readonly<Record<string, string>>): Types => {
  const [wanted, setWanted] = useState(() => readStore(key) === true);
  const [server, setServer] = useState<TypeServer>();
  const [fault, setFault] = useState<string>();
  // Declarations are chosen by what the files import when the types are loaded.
  const usesThree = Object.values(files).some((text) => text.includes('three'));
  // Later changes of files are sent to the running server.
  const startServer = useEffectEvent(async () => (await import('./startTypes')).startTypes(files));
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    let started: TypeServer | undefined;
    const start = async (): Promise<void> => {
      started = await startServer();
      if (current) setServer(started);
      else started.end();
    };
    start().catch(() => {
      if (!current) return;
      setFault('The types could not be loaded. Check the connection, and ask for them again.');
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
      setFault(undefined);
      setWanted(next);
      writeStore(key, next);
    },
    isLoading: wanted && !server,
    fault,
    extension: server?.extension,
  };
};
