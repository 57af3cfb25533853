import {useState} from 'react';

type Download = {
  /** Starts the download. Never rejects. */
  readonly download: () => Promise<void>;
  /** Why the last download failed, as a sentence for the reader. */
  readonly problem?: string;
};

/** The state of a button that downloads a project. */
export function useDownload(start: () => Promise<void>): Download {
  const [problem, setProblem] = useState<string>();
  const download = async (): Promise<void> => {
    setProblem(undefined);
    try {
      await start();
    } catch (error) {
      setProblem(`The project couldn’t be downloaded. ${error instanceof Error ? error.message : ''}`);
    }
  };
  return {download, problem};
}
