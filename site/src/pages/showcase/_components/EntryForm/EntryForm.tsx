import {useStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {techniques, topics} from '@site/src/data/showcase/facets';
import {linkKinds} from '@site/src/data/showcase/linkKinds';
import {type Draft, emptyDraft, offeredLinks, readDraft} from './Draft';
import styles from './EntryForm.module.css';
import {EntryResult} from './EntryResult';
import {TextField} from './TextField';
import {TechniqueField} from './TechniqueField';
import {TopicField} from './TopicField';
import {draftFile} from './draftFile';

/** Makes the file of a showcase entry and checks it, while it is typed, by the rules of the build. Nothing is sent. */
export const EntryForm = (): ReactNode => {
  const [stored, storage] = useStorageSlot('showcase-draft');
  const [edited, setEdited] = useState<Draft>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const draft = edited ?? readDraft(stored);
  const file = draftFile(draft);

  const change = (part: Partial<Draft>): void => {
    const next = {...draft, ...part};
    setEdited(next);
    storage.set(JSON.stringify(next));
  };
  const clear = (): void => {
    setEdited(emptyDraft);
    setLeft(new Set());
    storage.del();
  };
  /** What is wrong with a field, once the reader has left it or put something in. */
  const faultOf = (field: string, value: string | readonly string[]): string | undefined =>
    value.length > 0 || left.has(field)
      ? file.faults.find((fault) => fault.field === field || fault.field.startsWith(`${field}.`))?.fix
      : undefined;
  const text = (field: 'title' | 'description' | 'by' | 'date') => ({
    value: draft[field],
    fault: faultOf(field, draft[field]),
    onChange: (value: string) => change({[field]: value}),
    onLeave: () => setLeft(new Set([...left, field])),
  });

  return (
    <form className={styles.form} aria-label="Entry" onSubmit={(event) => event.preventDefault()}>
      <TextField label="Title" hint={`${draft.title.length} of 80 characters`} {...text('title')} />
      <TextField
        label="Description"
        hint={`${draft.description.length} of 280 characters: what it is, and what Remotion does in it`}
        lines={4}
        {...text('description')}
      />
      <div className={styles.pair}>
        <TextField label="Made by" hint="A person or an organisation" {...text('by')} />
        <TextField label="Published on" hint="If you like" type="date" {...text('date')} />
      </div>
      <TopicField
        options={topics}
        value={draft.topic}
        fault={faultOf('topic', draft.topic)}
        onChange={(topic) => change({topic})}
      />
      <TechniqueField
        options={techniques}
        values={draft.techniques}
        fault={faultOf('techniques', draft.techniques)}
        onChange={(values) => change({techniques: values})}
      />
      <div className={styles.pair}>
        {offeredLinks.map((kind) => (
          <TextField
            key={kind}
            label={`${linkKinds[kind]} link`}
            hint="https://…"
            type="url"
            value={draft.links[kind]}
            fault={faultOf(`links.${kind}`, draft.links[kind])}
            onChange={(value) => change({links: {...draft.links, [kind]: value}})}
          />
        ))}
      </div>
      <EntryResult file={file} />
      <SmallButton className={styles.clear} disabled={draft === emptyDraft} onClick={clear}>
        Empty the form
      </SmallButton>
    </form>
  );
};
