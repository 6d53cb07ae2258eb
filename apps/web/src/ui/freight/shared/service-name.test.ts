import { describe, expect, it } from 'vitest';
import { serviceBeside } from './service-name.ts';

describe('a service beside the name of its carrier', () => {
  it.each([
    ['UPS', 'UPS® Ground', 'Ground'],
    ['UPS', 'UPS Next Day Air® Early', 'Next Day Air® Early'],
    ['FedEx Freight', 'FedEx Freight Priority', 'Priority'],
    ['Tall Pine Transport', 'Economy', 'Economy'],
    ['UPS', 'UPSN Special', 'UPSN Special'],
    ['FedEx', 'FedEx', 'FedEx'],
    ['FedEx', 'FedEx ', 'FedEx '],
  ])('of %s, "%s" is "%s"', (carrier, service, shown) => {
    expect(serviceBeside(carrier, service)).toBe(shown);
  });
});
