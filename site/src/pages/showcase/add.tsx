import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {places} from '@site/src/data/places';
import {EntryForm} from './_components/EntryForm/EntryForm';

/** The rules of the showcase, and how to send an entry. */
export default function AddToShowcase(): ReactNode {
  return (
    <Page
      title="Add to the showcase"
      description="What an entry of the Remotion showcase needs, what is turned down, what you allow by sending it, and the three steps of a pull request."
    >
      <PageHeader
        title="Add to the showcase"
        lead="An entry is one small file. The form below writes it and checks it by the rules of the build; you send it as a pull request."
        actions={<ButtonLink to="/showcase/">See the showcase</ButtonLink>}
      />
      <NeedsScript>
        <Section
          title="Write your entry"
          lead="Nothing leaves this page. What you type is kept in this browser until you empty the form."
        >
          <EntryForm />
        </Section>
      </NeedsScript>
      <Section title="What an entry has" tinted>
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
              <strong>Maker:</strong> a person or an organisation, and, if you like, the day on which it was published.
            </li>
            <li>
              <strong>Topic and techniques:</strong> one topic, and at least one technique.
            </li>
            <li>
              <strong>Links:</strong> one at least, each kind once: the video where you first published it, a website,
              the source code, a tutorial.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="What is accepted">
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
      <Section title="How to send it" tinted>
        <Prose>
          <ol>
            <li>
              Fill in the form and press its button. GitHub opens with the file, and makes a copy of the repository in
              your account when you save it there.
            </li>
            <li>
              Without scripts, <Link to={places.newShowcaseFile}>make the file yourself</Link>, in the form of its
              neighbours in <code>site/showcase</code>.
            </li>
            <li>
              Send the pull request. If a rule is broken, the build fails and says which field, and what to write
              instead.
            </li>
          </ol>
        </Prose>
      </Section>
    </Page>
  );
}
