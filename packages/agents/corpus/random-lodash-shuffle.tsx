// finds: random-value, says: _.shuffle
// from: public issues
import _ from 'lodash';
import {AbsoluteFill} from 'remotion';

export const Names: React.FC<{names: string[]}> = ({names}) => <AbsoluteFill>{_.shuffle(names)}</AbsoluteFill>;
