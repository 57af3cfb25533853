import type {ReactNode} from 'react';
import {SelectField} from '@site/src/components/ui/SelectField/SelectField';
import {ValueField} from '../ValueField.tsx';
import {type EasingChoice, easingNames, type EasingParameter, easings, modifiers} from './EasingChoice.ts';

type Props = {
  readonly easing: EasingChoice;
  readonly onChange: (easing: EasingChoice) => void;
};

/** The function of a curve, its modifier, and a field for each of its parameters. */
export function EasingFields({easing, onChange}: Props): ReactNode {
  const parameters: readonly EasingParameter[] = easings[easing.name];
  return (
    <>
      <SelectField
        label="Easing"
        values={easingNames}
        value={easing.name}
        onChange={(name) => onChange({...easing, name, parameters: easings[name].map(({initial}) => initial)})}
      />
      <SelectField
        label="Modifier"
        values={['none', ...modifiers]}
        value={easing.modifier}
        onChange={(modifier) => onChange({...easing, modifier})}
      />
      {parameters.map(({label, min, max, strict}, index) => (
        <ValueField
          key={`${easing.name} ${label}`}
          label={label}
          value={easing.parameters[index]}
          min={strict ? min : -1000}
          max={strict ? max : 1000}
          step={0.01}
          onChange={(value = 0) => onChange({...easing, parameters: easing.parameters.with(index, value)})}
        />
      ))}
    </>
  );
}
