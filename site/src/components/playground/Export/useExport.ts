import {useEffect, useRef, useState} from 'react';
import {downloadFile} from '../../ui/downloadFile';
import type {ExportJob} from './exportVideo';

type State =
  | {readonly status: 'idle'}
  | {readonly status: 'running'; readonly done: number; readonly all: number}
  | {readonly status: 'done'; readonly blob: Blob; readonly name: string}
  | {readonly status: 'failed'; readonly message: string};

export interface Exporting {
  readonly state: State;
  readonly start: (job: Omit<ExportJob, 'onProgress' | 'signal'>, name: string) => void;
  readonly cancel: () => void;
}

/** Writes one file at a time, and can be told to stop. Leaving the page stops it, too. */
export const useExport = (): Exporting => {
  const [state, setState] = useState<State>({status: 'idle'});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start: Exporting['start'] = (job, name) => {
    const controller = new AbortController();
    const {signal} = controller;
    running.current = controller;
    setState({status: 'running', done: 0, all: 0});
    const write = async (): Promise<void> => {
      const {exportVideo} = await import('./exportVideo').catch(() => {
        throw new Error('The encoder could not be loaded. Check the connection, and try again.');
      });
      const onProgress = (done: number, all: number): void => {
        if (!signal.aborted) setState({status: 'running', done, all});
      };
      const blob = await exportVideo({...job, onProgress, signal});
      downloadFile(name, blob);
      setState({status: 'done', blob, name});
    };
    write().catch((error: Error) => {
      if (!signal.aborted) setState({status: 'failed', message: error.message});
    });
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({status: 'idle'});
  };
  return {state, start, cancel};
};
