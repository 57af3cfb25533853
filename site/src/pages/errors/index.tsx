import messages from '@generated/site-messages/default/messages.json';
import quoted from '@generated/site-messages/default/quoted.json';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {LogReader} from './_components/LogReader/LogReader.tsx';
import {MessageList} from './_components/MessageList/MessageList.tsx';

const known = [...messages, ...quoted];
const assertions = messages.filter(({assertion}) => assertion !== undefined).length;
const explained = messages.filter(({by}) => by !== undefined && by !== 'printer').length;

/** All messages that the packages can print, and a tool that finds them in a log. */
export default function Errors(): ReactNode {
  return (
    <Page
      title="Error messages"
      description="Paste an error message or a whole log to find the page that explains it, or browse all the messages that Remotion can print."
      keywords={[
        'error list',
        'stack trace',
        'log',
        'error finder',
        'list of all errors',
        'paste an error message',
        'look up a message',
        'explain an error',
        'error code',
      ]}
    >
      <PageHeader
        eyebrow="Error finder"
        title="Find out what a Remotion error means"
        lead={
          <>
            <NeedsScript>
              <p>Paste an error message or a whole log, and follow the link to the page that explains it.</p>
            </NeedsScript>
            <noscript>
              <p>Find your message in the list below, and follow its link to the page that explains it.</p>
            </noscript>
          </>
        }
        aside={
          <NeedsScript>
            <LogReader messages={known} />
          </NeedsScript>
        }
      />
      <Section
        title="All messages"
        lead={
          <>
            Remotion’s packages can print {messages.length} messages. {explained} are explained on this site, and{' '}
            {assertions} are internal assertions you should never see. They’re grouped by the page that explains them.
            An ellipsis (…) stands for a value.
          </>
        }
      >
        <MessageList messages={messages} />
      </Section>
    </Page>
  );
}
