export { assertPlaces, checkPlace } from './check-place.ts';
export { findPlace } from './find-place.ts';
export { placesBindings } from './routes.ts';
