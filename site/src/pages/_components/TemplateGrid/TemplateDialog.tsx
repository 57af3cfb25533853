import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {ButtonLink} from '@site/src/components/ui/Button/ButtonLink';
import {CommandBox} from '@site/src/components/ui/CommandBox/CommandBox';
import {Dialog} from '@site/src/components/ui/Dialog/Dialog';
import type {Template} from '@site/src/data/templates';
import styles from './TemplateGrid.module.css';

interface Props {
  readonly template: Template;
  readonly onClose: () => void;
}

/** How to start a project from a template. */
export const TemplateDialog = ({template, onClose}: Props): ReactNode => {
  const {name, flag, anchor, contents, repository, community} = template;
  return (
    <Dialog title={name} onClose={onClose}>
      <p>
        {contents} Made by {community ?? 'the core team'}.
      </p>
      <CommandBox title={`Start a project from ${name}`} commands={commandsFor(flag)} />
      <p className={styles.note}>
        The creator downloads the newest state of the template, which today is one for Remotion 4. For 3.2,{' '}
        <Link to="/docs/#set-up-by-hand">set the project up by hand</Link>.
      </p>
      <div className={styles.links}>
        <ButtonLink to={`/docs/templates#${anchor}`}>What it contains</ButtonLink>
        <ButtonLink to={`https://github.com/${repository}`}>Use it on GitHub</ButtonLink>
      </div>
    </Dialog>
  );
};

/** npm hands on only what stands behind two dashes. */
const commandsFor = (flag: string) => [
  {name: 'npm', command: `npm init video -- --${flag}`},
  {name: 'Yarn', command: `yarn create video --${flag}`},
  {name: 'pnpm', command: `pnpm create video --${flag}`},
];
