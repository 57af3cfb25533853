import Link from '@docusaurus/Link';
import {type ReactNode, useState} from 'react';
import {NeedsScript} from '@site/src/components/ui/NeedsScript/NeedsScript';
import {Section} from '@site/src/components/ui/Section/Section';
import {type Template, templates} from '@site/src/data/templates';
import {TemplateDialog} from './TemplateDialog';
import styles from './TemplateGrid.module.css';

/** The starter templates, each with what it contains and, in a dialog, its commands. */
export const TemplateGrid = (): ReactNode => {
  const [chosen, setChosen] = useState<Template>();
  return (
    <Section
      title="Nine ways to begin"
      lead={
        <>
          The project creator asks for a template. Seven come from the core team, two from the community, as of 2022.{' '}
          <Link to="/docs/templates">Compare them</Link>.
        </>
      }
      heading="above"
    >
      <ul className={styles.grid}>
        {templates.map((template) => (
          <li className={styles.tile} key={template.flag}>
            <h3 className={styles.name}>{template.name}</h3>
            <p className={styles.purpose}>{template.purpose}</p>
            {template.community && <p className={styles.community}>From the community</p>}
            <div className={styles.actions}>
              <NeedsScript>
                <button
                  className={styles.open}
                  type="button"
                  aria-haspopup="dialog"
                  aria-label={`Commands for ${template.name}`}
                  onClick={() => setChosen(template)}
                >
                  Commands
                </button>
              </NeedsScript>
              <Link
                className={styles.contents}
                to={`/docs/templates#${template.anchor}`}
                aria-label={`What ${template.name} contains`}
              >
                What it contains
              </Link>
            </div>
          </li>
        ))}
      </ul>
      {chosen && <TemplateDialog template={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  );
};
