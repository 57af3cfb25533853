import {lazy, type ReactNode, Suspense} from 'react';

/**
 * The content of the not-found page below `/docs`. Custom because every page of the documentation imports the stock one,
 * with its style sheets.
 */
export default function NotFoundContent(): ReactNode {
  return (
    <Suspense>
      <Message />
    </Suspense>
  );
}

const Message = lazy(async () => ({
  default: (await import('@site/src/components/notFound/NotFoundMessage')).NotFoundMessage,
}));
