import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {BelowTheFold} from '../ui/BelowTheFold/BelowTheFold.tsx';
import {Card} from './Cards/Card.tsx';
import {Cards} from './Cards/Cards.tsx';
import {CodeSample} from './CodeSample/CodeSample.tsx';
import {Command} from './Commands/Command.tsx';
import {FlagFacts} from './FlagFacts/FlagFacts.tsx';
import {Install} from './Commands/Install.tsx';
import {Option} from './Option/Option.tsx';
import {PageChecks} from './PageChecks/PageChecks.tsx';
import {TableScroll} from './TableScroll/TableScroll.tsx';

/**
 * The components that authors can use on every page without an import. `plugins/mdx/componentImports` adds the others.
 * See `CONTRIBUTING.md` for when to use which one. `plugins/mdx/firstScreen` adds `BelowTheFold`.
 */
export const mdxComponents = {
  BelowTheFold,
  Card,
  Cards,
  CodeSample,
  Command,
  FlagFacts,
  Install,
  Option,
  PageChecks,
  TabItem,
  TableScroll,
  Tabs,
};
