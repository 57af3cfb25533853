import {useStorageSlot} from '@docusaurus/theme-common';
import {type ReactNode, useState} from 'react';
import {SmallButton} from '@site/src/components/ui/Button/SmallButton';
import {techniques, topics} from '@site/src/data/showcase/facets';
import {linkKinds} from '@site/src/data/showcase/linkKinds';
import {type Draft, emptyDraft, offeredLinks, readDraft} from './Draft.ts';
import styles from './EntryForm.module.css';
import {EntryResult} from './EntryResult.tsx';
import {TextField} from './TextField.tsx';
import {TechniqueField} from './TechniqueField.tsx';
import {TopicField} from './TopicField.tsx';
import {createDraftFile} from './createDraftFile.ts';

/**
 * Creates the file of a showcase entry and validates it with the rules of the build while you type. Doesn't send any
 * data.
 */
export function EntryForm(): ReactNode {
  const [stored, storage] = useStorageSlot('showcase-draft');
  const [edited, setEdited] = useState<Draft>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const draft = edited ?? readDraft(stored);
  const file = createDraftFile(draft);

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
  /** The error in a field. Only shown after the reader has left the field or typed something. */
  const findProblem = (field: string, value: string | readonly string[]): string | undefined =>
    value.length > 0 || left.has(field)
      ? file.problems.find((problem) => problem.field === field || problem.field.startsWith(`${field}.`))?.fix
      : undefined;
  const text = (field: 'title' | 'description' | 'by' | 'date') => ({
    value: draft[field],
    problem: findProblem(field, draft[field]),
    onChange: (value: string) => change({[field]: value}),
    onLeave: () => setLeft(new Set([...left, field])),
  });

  return (
    <form className={styles.form} aria-label="Entry" onSubmit={(event) => event.preventDefault()}>
      <TextField label="Title" hint={`${draft.title.length} of 80 characters`} {...text('title')} />
      <TextField
        label="Description"
        hint={`${draft.description.length} of 280 characters: what it is and how it uses Remotion`}
        lines={4}
        {...text('description')}
      />
      <div className={styles.pair}>
        <TextField label="Made by" hint="You, your team or your company" {...text('by')} />
        <TextField label="Published on" hint="Optional" type="date" {...text('date')} />
      </div>
      <TopicField
        options={topics}
        value={draft.topic}
        problem={findProblem('topic', draft.topic)}
        onChange={(topic) => change({topic})}
      />
      <TechniqueField
        options={techniques}
        values={draft.techniques}
        problem={findProblem('techniques', draft.techniques)}
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
            problem={findProblem(`links.${kind}`, draft.links[kind])}
            onChange={(value) => change({links: {...draft.links, [kind]: value}})}
          />
        ))}
      </div>
      <EntryResult file={file} />
      <SmallButton className={styles.clear} disabled={draft === emptyDraft} onClick={clear}>
        Clear the form
      </SmallButton>
    </form>
  );
}
