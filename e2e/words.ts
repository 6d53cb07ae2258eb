/** The words of the screens in one language, to find things by as a person would. */
export { speak as words } from '../apps/server/src/core/speak.ts';
