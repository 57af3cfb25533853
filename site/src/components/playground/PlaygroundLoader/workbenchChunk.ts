/** The modules that the playground page loads itself, in a single script. */
export {openProjectFromUrl} from '../openProjectFromUrl.ts';
export {Workbench} from '../Workbench/Workbench.tsx';
