import {Children, Fragment, isValidElement, type ReactElement, type ReactNode} from 'react';

/** An element of the head, or `html` or `body` with attributes. */
export type Tag = ReactElement<Readonly<Record<string, unknown>>, string>;

/** Returns the elements among the children, including those in fragments. */
export function listTags(children: ReactNode): readonly Tag[] {
  return Children.toArray(children).flatMap((child): readonly Tag[] => {
    if (!isValidElement<{readonly children?: ReactNode}>(child)) {
      return [];
    }
    return child.type === Fragment ? listTags(child.props.children) : [child as Tag];
  });
}
