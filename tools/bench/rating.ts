export { measure } from '../../packages/freight/bench/rating.ts';
