import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {usePluralForm} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {ReactNode} from 'react';

/** Uses plurals in a locale without plural rules. */
export default function Plural(): ReactNode {
  const context = useDocusaurusContext();
  return (
    <Context.Provider value={{...context, i18n: {...context.i18n, currentLocale: 'not_a_language'}}}>
      <Counted count={1} />
      <Counted count={2} />
    </Context.Provider>
  );
}

function Counted({count}: {readonly count: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  return <p>{selectMessage(count, 'a frame|some frames')}</p>;
}
