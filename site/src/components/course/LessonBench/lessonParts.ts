/** What a lesson loads when the learner starts, in a single script. */
export {LessonBench} from './LessonBench.tsx';
export {loadLesson} from './loadLesson.ts';
