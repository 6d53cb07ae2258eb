export { PastDueBadge } from './past-due-badge.tsx';
