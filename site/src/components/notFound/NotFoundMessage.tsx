import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {NearestPages} from './NearestPages.tsx';

/** The content of the not-found page. Custom because the stock page doesn't link anywhere. Its text is the same. */
export function NotFoundMessage(): ReactNode {
  return (
    <main>
      <PageHeader
        title="Page Not Found"
        lead={
          <>
            <p>
              <Translate id="theme.NotFound.p1">We could not find what you were looking for.</Translate>
            </p>
            <p>
              <Translate id="theme.NotFound.p2">
                Please contact the owner of the site that linked you to the original URL and let them know their link is
                broken.
              </Translate>
            </p>
          </>
        }
        actions={sections.map(({to, label}) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      />
      <NearestPages />
    </main>
  );
}

const sections = [
  {to: '/docs/', label: 'Docs'},
  {to: '/docs/api', label: 'API'},
  {to: '/blog', label: 'Blog'},
  {to: '/showcase/', label: 'Showcase'},
  {to: '/search', label: 'Search'},
] as const;
