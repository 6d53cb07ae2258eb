import { describe, expect, it } from 'vitest';
import { operatingCompany, serviceName } from './services.ts';

describe('services', () => {
  it.each([
    ['FEDEX_GROUND', 'FedEx Ground®', 'FedEx Ground'],
    ['FEDEX_2_DAY_AM', 'FedEx 2Day® AM', 'FedEx 2Day A.M.'],
    ['GROUND_HOME_DELIVERY', undefined, 'FedEx Home Delivery'],
    ['FEDEX_REGIONAL_ECONOMY', 'FedEx® Regional Economy', 'FedEx Regional Economy'],
    ['SAME_DAY_CITY', undefined, 'FedEx Same Day City'],
    ['FEDEX_NEW_SERVICE', '', 'FedEx New Service'],
  ])('%s is called properly', (code, given, expected) => {
    expect(serviceName(code, given)).toBe(expected);
  });

  it('go by ground or by air', () => {
    expect(['FEDEX_GROUND', 'GROUND_HOME_DELIVERY', 'SMART_POST'].map(operatingCompany)).toEqual(
      Array.from({ length: 3 }, () => 'FDXG'),
    );
    expect(operatingCompany('FEDEX_2_DAY')).toBe('FDXE');
  });
});
