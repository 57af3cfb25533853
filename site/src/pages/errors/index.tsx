import messages from '@generated/site-messages/default/messages.json';
import type {ReactNode} from 'react';
import {Page} from '@site/src/components/marketing/Page/Page';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {PageHeader} from '@site/src/components/ui/PageHeader/PageHeader';
import {Section} from '@site/src/components/ui/Section/Section';
import {LogReader} from './_components/LogReader/LogReader';
import {MessageList} from './_components/MessageList/MessageList';

const guards = messages.filter(({guard}) => guard !== undefined).length;
const explained = messages.filter(({by}) => by !== undefined && by !== 'printer').length;

/** Every message that the packages can print, and a field that finds them in a log. */
export default function Errors(): ReactNode {
  return (
    <Page
      title="Error messages"
      description="Paste an error message or a whole log of Remotion and get to the page that explains it, or look through every message that the packages print."
      keywords={['error list', 'stack trace', 'log']}
    >
      <PageHeader
        title="Error messages"
        lead={`The packages of Remotion can print ${messages.length} messages, read from their code. ${explained} of them are explained on this site; ${guards} are guards, to which no input leads.`}
      />
      <NeedsScript>
        <Section title="Find it in a log" lead="The lines that are understood lead to the page that explains them.">
          <LogReader messages={messages} />
        </Section>
      </NeedsScript>
      <Section title="All messages" lead="By the page that explains them. An ellipsis stands for a value." tinted>
        <MessageList messages={messages} />
      </Section>
    </Page>
  );
}
