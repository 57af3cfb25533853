import {useState} from 'react';

type Download = {
  /** Starts the download. Never rejects. */
  readonly download: () => Promise<void>;
  /** The name of the file that was downloaded last. */
  readonly saved?: string;
  /** Why the last download failed, as a sentence for the reader. */
  readonly problem?: string;
};

/**
 * The state of a button that downloads a project. `load` imports the code, and `start` runs it and returns the name of
 * the file.
 */
export function useDownload<Module>(load: () => Promise<Module>, start: (module: Module) => Promise<string>): Download {
  const [saved, setSaved] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const download = async (): Promise<void> => {
    setSaved(undefined);
    setProblem(undefined);
    try {
      const module = await load().catch((cause: unknown) => {
        throw new Error('Check your connection, then try again.', {cause});
      });
      setSaved(await start(module));
    } catch (error) {
      setProblem(`The project couldn’t be downloaded. ${error instanceof Error ? error.message : ''}`);
    }
  };
  return {download, saved, problem};
}
