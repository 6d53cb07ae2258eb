// Payments with webhooks that are lost, doubled and reordered, with cards that race the clock, and with kills of the server
// at every step, and with one invoice paid from several tabs: the books and the payment provider agree to the cent, and everything counts once.
import type { Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { kills } from './payments/kills.ts';
import { orders } from './payments/orders.ts';
import { openPlace } from './payments/place.ts';
import { races } from './payments/races.ts';
import { twice } from './payments/twice.ts';

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const place = await openPlace();
  try {
    yield* races(place, conditions);
    yield* orders(place, conditions);
    yield* twice(place, conditions);
  } finally {
    await place.stop();
  }
  yield* kills(conditions);
}
