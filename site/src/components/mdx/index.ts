import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {Card} from './Cards/Card';
import {Cards} from './Cards/Cards';
import {CodeSample} from './CodeSample/CodeSample';
import {Command} from './Commands/Command';
import {Counterparts} from './Counterparts/Counterparts';
import {Install} from './Commands/Install';
import {Option} from './Option/Option';
import {PageStamp} from './PageStamp/PageStamp';

/**
 * What every page brings that an author may use without an import; `plugins/pageParts` has the rest. `CONTRIBUTING.md`
 * says when to use which.
 */
export const mdxComponents = {
  Card,
  Cards,
  CodeSample,
  Command,
  Counterparts,
  Install,
  Option,
  PageStamp,
  TabItem,
  Tabs,
};
