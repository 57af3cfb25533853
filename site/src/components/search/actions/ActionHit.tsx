import type {ReactNode} from 'react';

type Props = {
  readonly title: string;
  readonly children: ReactNode;
  readonly onSelect: () => void;
};

/** An action among the hits of the dialog: a button instead of a link. */
export function ActionHit({title, children, onSelect}: Props): ReactNode {
  return (
    <div className="search-hit">
      <button
        type="button"
        className="search-hit__link search-hit__link--action"
        aria-label={title}
        onClick={onSelect}
      />
      {children}
      <span className="search-hit__facts" aria-hidden="true">
        <span className="search-hit__kind">Action</span>
      </span>
    </div>
  );
}
