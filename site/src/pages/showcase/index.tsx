import Link from '@docusaurus/Link';
import items from '@generated/site-showcase/default/items.json';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {ShowcaseGrid} from './_components/ShowcaseGrid';

/** Projects made with Remotion that anyone can look at. */
export default function Showcase(): ReactNode {
  return (
    <Page
      title="Showcase"
      description="Videos that play on the page beside the code that draws them, and public projects made with Remotion. By topic, format and technique."
      keywords={['examples', 'gallery', 'inspiration', 'made with Remotion']}
    >
      <PageHeader
        title="Made with Remotion"
        lead={`${playable} videos that play on this page, each beside the one file that draws it, and projects elsewhere. Most of the videos can be changed while they play.`}
        actions={
          <ButtonLink kind="primary" to="/showcase/add">
            Add your project
          </ButtonLink>
        }
      />
      <Section title="Watch one, then read how it is made" heading="above">
        <ShowcaseGrid />
      </Section>
      <Section title="What belongs here" tinted>
        <Prose>
          <p>
            The showcase shows what Remotion can be used for, lets people share their code, and celebrates what the
            community makes. An entry is here because there is something public to look at.
          </p>
          <p>
            If you have made something, <Link to="/showcase/add">read the rules</Link> and send it. A company that wants
            to tell more can do so as a <Link to="/success-stories">success story</Link>.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}

const playable = items.filter(({demo}) => demo).length;
