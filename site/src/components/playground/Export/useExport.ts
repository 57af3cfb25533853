import {useEffect, useRef, useState} from 'react';
import {downloadFile} from '../../ui/downloadFile.ts';
import type {ExportJob} from './exportVideo.ts';

type State =
  | {readonly status: 'idle'}
  | {readonly status: 'running'; readonly done: number; readonly all: number}
  | {readonly status: 'done'; readonly blob: Blob; readonly name: string}
  | {readonly status: 'failed'; readonly message: string};

export type Exporting = {
  readonly state: State;
  readonly start: (job: Omit<ExportJob, 'onProgress' | 'signal'>, name: string) => void;
  readonly cancel: () => void;
};

/** Exports one file at a time, and can be canceled. Leaving the page also cancels the export. */
export function useExport(): Exporting {
  const [state, setState] = useState<State>({status: 'idle'});
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const start: Exporting['start'] = (job, name) => {
    const controller = new AbortController();
    const {signal} = controller;
    running.current = controller;
    setState({status: 'running', done: 0, all: 0});
    const write = async (): Promise<void> => {
      const {exportVideo} = await import('./exportVideo.ts').catch(() => {
        throw new Error('The encoder didn’t load. Check your connection, then try again.');
      });
      const onProgress = (done: number, all: number): void => {
        if (!signal.aborted) {
          setState({status: 'running', done, all});
        }
      };
      const blob = await exportVideo({...job, onProgress, signal});
      downloadFile(name, blob);
      setState({status: 'done', blob, name});
    };
    write().catch((error: Error) => {
      if (!signal.aborted) {
        setState({status: 'failed', message: error.message});
      }
    });
  };
  const cancel = (): void => {
    running.current?.abort();
    setState({status: 'idle'});
  };
  return {state, start, cancel};
}
