export { answeredWithin, type AnswerTimes } from './answer-times.ts';
export { figuresJobs } from './fold-figures.ts';
export { before, daysOf, daysUpTo, wholeWeeksOf, type Period } from './periods.ts';
