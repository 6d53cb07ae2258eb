import type { SimulatorDefinition } from './simulator.ts';
import { kindOf } from './state.ts';

const things = kindOf<{ readonly number: number }>('thing');

/** The smallest carrier there is: it books things and says how many it has. */
export const tinyCarrier: SimulatorDefinition = {
  name: 'tiny',
  routes: [
    {
      method: 'POST',
      path: '/things/:name',
      operation: 'book',
      handle: (call, state) => {
        const name = call.params['name'] ?? '';
        const number = state.next('thing');
        state.put(things, name, { number });
        return { status: 201, body: { name, number }, log: { reference: name, booking: number } };
      },
    },
    {
      method: 'GET',
      path: '/things',
      operation: 'list',
      handle: (_call, state) => ({ status: 200, body: state.all(things).map(({ number }) => number) }),
    },
  ],
  authorize: (call) => (call.headers['x-key'] === 'no' ? { status: 401, body: { fault: 'Go away' } } : null),
  failure: (status, text) => ({ status, body: { fault: text } }),
};
