import { chanceOf } from '@waybill/carriers';
import { insuranceProgram, passwordProblems, toLoadItem } from '@waybill/contract';
import { isRefused, ltlFindings } from '@waybill/freight';
import { describe, expect, it } from 'vitest';
import { findPlace } from '../../modules/platform/places/index.ts';
import { demoCompany } from '../company.ts';
import { demoAccounts, demoPassword } from './accounts.ts';
import { partyAt } from './parties.ts';
import { demoLoadOf } from './requests.ts';
import { consignees, warehouses } from './sites.ts';

const sites = [...consignees, ...Object.values(warehouses).flat()];

describe('the places of the demo', () => {
  it.each(sites.map((site) => [site.company, site.postalCode, site] as const))(
    '%s has a ZIP code that exists: %s',
    (_company, zip, site) => {
      const place = findPlace('US', zip);
      expect(place).not.toBeNull();
      expect(partyAt(site, chanceOf(zip))).toMatchObject({
        city: place?.city,
        state: place?.state,
        postal_code: zip,
        country: 'US',
      });
    },
  );

  it('cover most of the country', () => {
    const states = new Set(consignees.map(({ postalCode }) => findPlace('US', postalCode)?.state));
    expect(states.size).toBeGreaterThanOrEqual(30);
  });
});

it('asks only for what can be quoted online', () => {
  for (const { key } of demoAccounts) {
    for (let index = 0; index < 300; index += 1) {
      const request = demoLoadOf(key, chanceOf(`${key}/${index}`)).request('2026-11-17');
      const findings = ltlFindings({
        items: request.items.map((line, at) => toLoadItem(line, String(at + 1))),
        origin: 'US',
        destination: 'US',
        pickupDate: '2026-11-17',
        today: '2026-11-16',
        shipmentValue: request.shipment_value,
        insurance: request.insured ? insuranceProgram(demoCompany.insurance, 'online') : null,
      });
      expect(isRefused(findings)).toBe(false);
    }
  }
});

it('signs in with a password that the product itself would take', () => {
  expect(passwordProblems(demoPassword)).toEqual([]);
});
