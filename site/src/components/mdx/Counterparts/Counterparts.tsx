import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Fact, FactList} from '@site/src/components/ui/FactList/FactList';

interface Props {
  readonly type?: string;
  /** Present for a flag that takes no value. */
  readonly isSwitch?: string;
  /** What to use instead of a deprecated flag. */
  readonly instead?: string;
  readonly config?: string;
  readonly configTo?: string;
  readonly node?: string;
  readonly nodeTo?: string;
  readonly flag?: string;
  readonly flagTo?: string;
}

/**
 * The facts of a flag or a setter, and what does the same elsewhere. Authors write `<Flag>` or `<Setter>`; the build
 * replaces them by this.
 */
export const Counterparts = (props: Props): ReactNode => (
  <FactList>
    {props.type && (
      <Fact name="Type">
        <code>{props.type}</code>
      </Fact>
    )}
    {props.isSwitch && (
      <Fact name="Value" hidden>
        No value
      </Fact>
    )}
    {props.instead && (
      <Fact name="Deprecated, use">
        <code>{props.instead}</code>
      </Fact>
    )}
    <Place name="Flag" what={props.flag} to={props.flagTo} />
    <Place name="Config" what={props.config} to={props.configTo} />
    <Place name="Node.js" what={props.node} to={props.nodeTo} />
  </FactList>
);

interface PlaceProps {
  readonly name: string;
  readonly what: string | undefined;
  readonly to: string | undefined;
}

const Place = ({name, what, to}: PlaceProps): ReactNode => {
  if (!what) return null;
  const code = <code>{what}</code>;
  return <Fact name={name}>{to ? <Link to={to}>{code}</Link> : code}</Fact>;
};
