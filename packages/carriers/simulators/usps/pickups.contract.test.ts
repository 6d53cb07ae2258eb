import { expect, it } from 'vitest';
import { describeContract } from '../../testing/contracts.ts';
import { newOrleans, pickupInput } from '../../testing/usps.ts';
import { uspsAtWork } from '../../testing/usps-at-work.ts';
import { faultsOf, outcomeOf } from '../../testing/usps-faults.ts';

const work = uspsAtWork();

describeContract('pickups of the Postal Service', 'usps/carrier-pickup.yaml', (contract) => {
  // The file itself lets no address of a pickup pass (an object without properties of its own, and no others), and no
  // contact (one of two forms, of which each fits the other).
  const impossible = (fault: string) =>
    /pickupAddress must NOT have additional properties/i.test(fault) ||
    /contact\/0 must match exactly one schema/.test(fault);

  it('keep to the published file, but for what nothing can keep to', async () => {
    const input = pickupInput({ date: '2026-11-25', notes: 'Blue gate' });
    const made = await work.usps.ask('pickup', input);
    expect(faultsOf(work.usps, contract(), '/carrier-pickup').length).toBeGreaterThan(0);
    expect(faultsOf(work.usps, contract(), '/carrier-pickup', impossible)).toEqual([]);
    const pickupNumber = made.outcome === 'done' ? made.result.pickupNumber : '';
    const found = await work.usps.ask('find_pickup', { pickupNumber });
    expect(faultsOf(work.usps, contract(), '/carrier-pickup/{confirmationNumber}', impossible)).toEqual([]);
    const handle = found.outcome === 'done' ? found.result.handle : null;
    for (const status of [200, 400]) {
      expect(await outcomeOf(work.usps, 'cancel_pickup', { pickupNumber, handle, date: input.date })).toMatchObject({
        status,
      });
      expect(faultsOf(work.usps, contract(), '/carrier-pickup/{confirmationNumber}')).toEqual([]);
    }
    await work.usps.ask('find_pickup', { pickupNumber });
    expect(faultsOf(work.usps, contract(), '/carrier-pickup/{confirmationNumber}')).toEqual([]);
  });

  it('are refused as published', async () => {
    expect(await outcomeOf(work.usps, 'pickup', pickupInput({ date: '2026-11-29' }))).toMatchObject({ status: 400 });
    expect(faultsOf(work.usps, contract(), '/carrier-pickup', impossible)).toEqual([]);
  });

  it('are offered with the address only, since no answer fits the file', async () => {
    await work.usps.ask('check_pickup', { party: newOrleans });
    const unfit = (fault: string) => /must (have required property|NOT have additional properties)/.test(fault);
    expect(faultsOf(work.usps, contract(), '/carrier-pickup/eligibility', unfit)).toEqual([]);
    await work.usps.ask('check_pickup', { party: { ...newOrleans, streetLines: ['PO Box 12'] } });
    expect(faultsOf(work.usps, contract(), '/carrier-pickup/eligibility')).toEqual([]);
  });
});
