import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {type ReactNode, useId} from 'react';
import type {RenderOption} from '../../../../../../packages/toolkit-model/rules/renderOptions.ts';
import styles from './CommandBuilder.module.css';

type Props = {
  readonly option: RenderOption;
  readonly value: string | undefined;
  /** Why the value isn't valid. */
  readonly problem: string | undefined;
  /** Called with undefined when the reader clears the option. */
  readonly onChange: (value: string | undefined) => void;
};

/** A field for one option, labeled with its flag, which links to its documentation. */
export function OptionField({option, value, problem, onChange}: Props): ReactNode {
  const id = useId();
  const attributes = {
    id,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem === undefined ? undefined : `${id}-problem`,
  };
  const {flag, field, about} = option;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>
          <code>{flag}</code>
        </label>{' '}
        <Link
          className={clsx('plain-link', styles.about)}
          to={`/docs/cli/render#${flag}`}
          title={about}
          aria-label={`About ${flag}`}
        >
          ?
        </Link>
      </div>
      {field.kind === 'choice' && (
        <select
          className={styles.input}
          {...attributes}
          value={value ?? ''}
          onChange={(event) => onChange(event.target.value || undefined)}
        >
          <option value="">Not set</option>
          {field.values.map((item) => (
            <option key={item}>{item}</option>
          ))}
        </select>
      )}
      {field.kind === 'switch' && (
        <input
          className={styles.switch}
          {...attributes}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(event.target.checked ? 'true' : undefined)}
        />
      )}
      {(field.kind === 'number' || field.kind === 'text' || field.kind === 'range') && (
        <input
          className={styles.input}
          {...attributes}
          inputMode={field.kind === 'number' ? 'decimal' : 'text'}
          placeholder={field.placeholder}
          value={value ?? ''}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value.trim() || undefined)}
        />
      )}
      {problem !== undefined && (
        <p className={styles.problem} id={`${id}-problem`}>
          {problem}
        </p>
      )}
    </div>
  );
}
