/** The parts that the playground page loads itself, in a single script. */
export {openArrival} from '../openArrival.ts';
export {Workbench} from '../Workbench/Workbench.tsx';
