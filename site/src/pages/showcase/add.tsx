import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Prose} from '@site/src/components/ui/Prose/Prose';
import {Section} from '@site/src/components/ui/Section/Section';
import {externalUrls} from '../../../../packages/content-model/externalUrls.ts';
import {EntryForm} from './_components/EntryForm/EntryForm.tsx';

/** The rules of the showcase, and the form for a new entry. */
export default function AddToShowcase(): ReactNode {
  return (
    <Page
      title="Add to the showcase"
      description="Add your Remotion project to the showcase. See what an entry needs and what gets accepted, then fill in the form and open a pull request."
    >
      <PageHeader
        eyebrow="Showcase"
        title="Add your project to the showcase"
        lead={<p>Fill in the form to create your entry, then send it as a pull request on GitHub.</p>}
        actions={<ButtonLink to="/showcase/">See the showcase</ButtonLink>}
      />
      <NeedsScript>
        <Section
          title="Describe your project"
          lead="Your draft is saved in this browser and isn't sent anywhere until you open the pull request."
        >
          <EntryForm />
        </Section>
      </NeedsScript>
      <Section title="What an entry needs">
        <Prose>
          <ul>
            <li>
              <strong>Title:</strong> up to 80 characters, without emoji or words in all caps.
            </li>
            <li>
              <strong>Description:</strong> up to 280 characters. Say in a neutral tone what your project is and how it
              uses Remotion.
            </li>
            <li>
              <strong>Author:</strong> you, your team or your company. You can also add the date on which you published
              the project.
            </li>
            <li>
              <strong>Topic and techniques:</strong> one topic and at least one technique.
            </li>
            <li>
              <strong>Links:</strong> at least one. You can link to the video where you first published it, a website,
              the source code and a tutorial.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="What gets accepted">
        <Prose>
          <ul>
            <li>
              <strong>Your best work.</strong> We turn down very basic videos, and videos that are too similar to an
              existing entry. If you have made several, choose the ones you like best.
            </li>
            <li>
              <strong>Work that you allow us to share.</strong> By sending an entry, you give us permission to host the
              video and to share it elsewhere with credit.
            </li>
          </ul>
        </Prose>
      </Section>
      <Section title="How to send it">
        <Prose>
          <ol>
            <li>
              When the form is complete, select <em>Open a pull request on GitHub</em>. GitHub shows you the file and
              creates a fork in your account when you commit it.
            </li>
            <li>
              If the form doesn’t work in your browser, <Link to={externalUrls.newShowcaseFile}>create the file</Link>{' '}
              by hand. Use the other files in <code>content/showcase</code> as a template.
            </li>
            <li>
              Send the pull request. If your entry breaks a rule, the build tells you which field to change, and how.
            </li>
          </ol>
        </Prose>
      </Section>
    </Page>
  );
}
