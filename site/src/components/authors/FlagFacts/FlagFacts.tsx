import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Fact, FactList} from '@site/src/components/ui/FactList/FactList';

type Props = {
  readonly type?: string;
  /** Set for a flag without a value. */
  readonly isSwitch?: string;
  /** The replacement for a deprecated flag. */
  readonly instead?: string;
  readonly config?: string;
  readonly configTo?: string;
  readonly node?: string;
  readonly nodeTo?: string;
  readonly flag?: string;
  readonly flagTo?: string;
};

/**
 * The facts about a flag or a setter, and its equivalents in other APIs. Authors write `<Flag>` or `<Setter>`, which
 * the build replaces with this component.
 */
export function FlagFacts(props: Props): ReactNode {
  return (
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
      <Equivalent name="Flag" what={props.flag} to={props.flagTo} />
      <Equivalent name="Config" what={props.config} to={props.configTo} />
      <Equivalent name="Node.js" what={props.node} to={props.nodeTo} />
    </FactList>
  );
}

type EquivalentProps = {
  readonly name: string;
  readonly what: string | undefined;
  readonly to: string | undefined;
};

function Equivalent({name, what, to}: EquivalentProps): ReactNode {
  if (!what) {
    return null;
  }
  const code = <code>{what}</code>;
  return <Fact name={name}>{to ? <Link to={to}>{code}</Link> : code}</Fact>;
}
