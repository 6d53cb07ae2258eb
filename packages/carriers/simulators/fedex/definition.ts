import { bearsToken, type SimulatorDefinition } from '../kit/index.ts';
import { addresses } from './addresses.ts';
import { failure } from './answers.ts';
import { cancel } from './cancel.ts';
import { freightRates, freightShip } from './freight.ts';
import { cancelFreightPickup, cancelPickup, freightPickup, pickup } from './pickups.ts';
import { rates } from './rates.ts';
import { ship } from './ship.ts';
import { token } from './token.ts';
import { track, trackByReference } from './track.ts';

/** FedEx on one host: parcels of Express and Ground, and freight. */
export const fedexSimulator: SimulatorDefinition = {
  name: 'fedex',
  routes: [
    { method: 'POST', path: '/oauth/token', operation: 'token', handle: token },
    { method: 'POST', path: '/rate/v1/rates/quotes', operation: 'rate', handle: rates },
    { method: 'POST', path: '/ship/v1/shipments', operation: 'book', handle: ship },
    { method: 'PUT', path: '/ship/v1/shipments/cancel', operation: 'void', handle: cancel },
    { method: 'POST', path: '/track/v1/trackingnumbers', operation: 'track', handle: track },
    { method: 'POST', path: '/track/v1/referencenumbers', operation: 'find', handle: trackByReference },
    { method: 'POST', path: '/pickup/v1/pickups', operation: 'pickup', handle: pickup },
    { method: 'PUT', path: '/pickup/v1/pickups/cancel', operation: 'cancel_pickup', handle: cancelPickup },
    { method: 'POST', path: '/address/v1/addresses/resolve', operation: 'address_check', handle: addresses },
    { method: 'POST', path: '/rate/v1/freight/rates/quotes', operation: 'rate', handle: freightRates },
    { method: 'POST', path: '/ship/v1/freight/shipments', operation: 'book', handle: freightShip },
    { method: 'POST', path: '/pickup/v1/freight/pickups/', operation: 'pickup', handle: freightPickup },
    {
      method: 'PUT',
      path: '/pickup/v1/freight/pickups/cancel/',
      operation: 'cancel_pickup',
      handle: cancelFreightPickup,
    },
  ],
  authorize: (call, route, state) =>
    route.operation === 'token' || bearsToken(state, call) ? null : failure(401, 'Access token expired'),
  failure,
};
