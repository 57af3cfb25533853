import type {ReactNode} from 'react';

/** Which languages the search understands: that of the pages, and those of its dictionary. */
export function LanguageHelp(): ReactNode {
  return (
    <p className="search-help__text">
      Search in English. Common terms in German, Spanish, Portuguese, Japanese and Chinese work, too.
    </p>
  );
}
