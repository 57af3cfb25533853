import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card} from './Cards/Card';
import {Cards} from './Cards/Cards';
import {PageCards} from './Cards/PageCards';
import {CodeSample} from './CodeSample/CodeSample';
import {Command} from './Commands/Command';
import {Counterparts} from './Counterparts/Counterparts';
import {Install} from './Commands/Install';
import {Option} from './Option/Option';
import {PageStamp} from './PageStamp/PageStamp';

/** All that an author may use without an import. `CONTRIBUTING.md` says when to use which. */
export const mdxComponents = {
  Card,
  Cards,
  CodeSample,
  Command,
  Counterparts,
  Install,
  Option,
  PageCards,
  PageStamp,
  TabItem,
  Tabs,
};
