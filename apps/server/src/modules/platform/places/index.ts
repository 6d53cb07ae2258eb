export { findPlace } from './find-place.ts';
export { placesBindings } from './routes.ts';
