import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {ShowcaseList} from './_components/ShowcaseList';

/** Projects made with Remotion that anyone can look at. */
export default function Showcase(): ReactNode {
  return (
    <Page
      title="Showcase"
      description="Public projects made with Remotion, what each uses it for, and where to look at it or read its code. And how to add yours."
    >
      <PageHeader
        title="Made with Remotion"
        lead="Projects that you can visit, whose code you can read, or whose makers tell how they did it."
        actions={
          <ButtonLink kind="primary" to="/showcase/add">
            Add your project
          </ButtonLink>
        }
      />
      <Section title="Projects" lead="Each entry says what Remotion does in it.">
        <ShowcaseList />
      </Section>
      <Section title="What belongs here" tinted>
        <Prose>
          <p>
            The showcase shows what Remotion can be used for, lets people share their code, and celebrates what the
            community makes. It is a small list: an entry is here because there is something public to look at.
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
