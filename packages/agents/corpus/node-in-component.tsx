// finds: browser-code, says: browser
// from: public issues
import fs from 'fs';
import {AbsoluteFill} from 'remotion';

export const Report: React.FC = () => <AbsoluteFill>{fs.readFileSync('report.txt', 'utf8')}</AbsoluteFill>;
