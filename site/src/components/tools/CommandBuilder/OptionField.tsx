import Link from '@docusaurus/Link';
import {type ReactNode, useId} from 'react';
import type {RenderOption} from '../../../../../reference/rules/renderOptions';
import styles from './CommandBuilder.module.css';

interface Props {
  readonly option: RenderOption;
  readonly value: string | undefined;
  /** Called with nothing when the option is not set any more. */
  readonly onChange: (value: string | undefined) => void;
}

/** One option, under the name of its flag, which leads to its documentation. */
export const OptionField = ({option, value, onChange}: Props): ReactNode => {
  const id = useId();
  const {flag, field, about} = option;
  return (
    <div className={styles.field}>
      <div className={styles.label}>
        <label htmlFor={id}>
          <code>{flag}</code>
        </label>{' '}
        <Link className={styles.about} to={`/docs/cli/render#${flag}`} title={about} aria-label={`About ${flag}`}>
          ?
        </Link>
      </div>
      {field.kind === 'choice' && (
        <select
          className={styles.input}
          id={id}
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
          id={id}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(event.target.checked ? 'true' : undefined)}
        />
      )}
      {(field.kind === 'number' || field.kind === 'text' || field.kind === 'range') && (
        <input
          className={styles.input}
          id={id}
          inputMode={field.kind === 'number' ? 'decimal' : 'text'}
          placeholder={field.placeholder}
          value={value ?? ''}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value.trim() || undefined)}
        />
      )}
    </div>
  );
};
