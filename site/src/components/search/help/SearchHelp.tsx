import type {ReactNode, RefObject} from 'react';
import {createPortal} from 'react-dom';
import './help.css';
import {NoResultsHelp} from './NoResultsHelp.tsx';
import {StartHelp} from './StartHelp.tsx';
import {useDialogScreen} from './useDialogScreen.ts';

type Props = {
  /** The element that contains the dialog. */
  readonly dialog: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
};

/** Offers pages and tools below the start screen of the dialog, and a way on if there are no results. */
export function SearchHelp({dialog, onClose}: Props): ReactNode {
  const screen = useDialogScreen(dialog);
  if (!screen || screen.kind === 'other') {
    return null;
  }
  return createPortal(
    <div className="search-help">
      {screen.kind === 'start' ? (
        <StartHelp onClose={onClose} />
      ) : (
        <NoResultsHelp query={screen.query} onClose={onClose} />
      )}
    </div>,
    screen.dropdown,
  );
}
