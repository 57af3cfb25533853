/** Written by `site/plugins/data/learn`. */
declare module '@generated/site-learn/default/lessons.json' {
  const lessons: readonly import('./components/learn/LessonFacts.ts').LessonLink[];
  export default lessons;
}
