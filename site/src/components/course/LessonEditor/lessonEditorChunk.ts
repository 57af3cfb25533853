/** What a lesson loads when the learner starts, in a single script. */
export {LessonEditor} from './LessonEditor.tsx';
export {loadLesson} from './loadLesson.ts';
