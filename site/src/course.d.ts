/** Written by `site/plugins/data/course`. */
declare module '@generated/site-course/default/lessons.json' {
  const lessons: readonly import('./components/course/LessonFacts.ts').LessonLink[];
  export default lessons;
}
