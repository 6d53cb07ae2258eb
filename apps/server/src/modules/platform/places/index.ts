export { assertPlaces, checkPlace } from './check-place.ts';
export { findPlace } from './find-place.ts';
export { plainPostalCode } from './plain-code.ts';
export { placesBindings } from './routes.ts';
