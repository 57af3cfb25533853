import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import OriginalItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import {memo} from 'react';

/** A navigation renders only the items that become active or no longer are, instead of the whole sidebar. */
export default memo(OriginalItem, (before: Props, after: Props) => {
  const {activePath: pathBefore, ...others} = before;
  return (
    Object.entries(others).every(([name, value]) => after[name as keyof Props] === value) &&
    !isActiveSidebarItem(before.item, pathBefore) &&
    !isActiveSidebarItem(after.item, after.activePath)
  );
});
