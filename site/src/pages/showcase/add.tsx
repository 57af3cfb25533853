import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {places} from '@site/src/data/places';

const list = `${places.edit}showcase/entries.ts`;

/** The rules of the showcase, and how to send an entry. */
export default function AddToShowcase(): ReactNode {
  return (
    <Page
      title="Add to the showcase"
      description="What an entry of the Remotion showcase needs, what is turned down, what you allow by sending it, and the three steps of a pull request."
    >
      <PageHeader
        title="Add to the showcase"
        lead="An entry is a few lines in a file. You send them as a pull request, and the build checks them."
        actions={
          <>
            <ButtonLink kind="primary" to={list}>
              Edit the list
            </ButtonLink>
            <ButtonLink to="/showcase/">See the showcase</ButtonLink>
          </>
        }
      />
      <Section title="What an entry has">
        <Prose>
          <ul>
            <li>
              <strong>Title:</strong> at most 80 characters. No emoji, and no capitals to stand out.
            </li>
            <li>
              <strong>Description:</strong> at most 280 characters, in a neutral tone: what it is, and what Remotion
              does in it.
            </li>
            <li>
              <strong>Links:</strong> one at least, each kind once: the video where you first published it, a website,
              the source code, a tutorial.
            </li>
            <li>
              <strong>Date:</strong> when it was published, if you like, in the form 2022-09-08.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="What is accepted" tinted>
        <Prose>
          <ul>
            <li>
              <strong>Your best work.</strong> Very plain videos, and those that resemble one that is here, are turned
              down. Of several, send the ones you like most.
            </li>
            <li>
              <strong>Your permission.</strong> With the entry you allow us to host the video and to post it elsewhere,
              always with your name.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="How to send it">
        <Prose>
          <ol>
            <li>
              Open <Link to={list}>the list on GitHub</Link>. It makes a copy in your account when you edit it.
            </li>
            <li>Add your entry at the end, in the form of those before it.</li>
            <li>
              Send the pull request. If a rule is broken, the build fails and says which, and what to write instead.
            </li>
          </ol>
        </Prose>
      </Section>
    </Page>
  );
}
