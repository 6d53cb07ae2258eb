import { runShortly } from './short-runs.ts';

runShortly('chaos');
