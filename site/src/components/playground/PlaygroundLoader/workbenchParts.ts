/** What the page of the playground loads by itself, in one script. */
export {openArrival} from '../project/openArrival';
export {Workbench} from '../Workbench/Workbench';
