import { endpoints } from '@waybill/contract';
import { command, process, query, type Binding } from '../../../core/http/binding.ts';
import { todayOf } from '../staff-carriers/index.ts';
import { restoreVersion, discardDraft, editAccessorials, editFuel, editService, setDates } from './draft.ts';
import { listFuelWeeks, setFuelPrice } from './fuel-weeks.ts';
import { publishDraft } from './publish.ts';
import { showDocument, tariffFile } from './read-tariff.ts';
import { reviewDraft } from './review.ts';
import { addSample, listSamples, removeSample, restoreSample } from './samples.ts';
import { uploadTariff } from './upload.ts';
import { overviewOf } from './versions.ts';

const { carrierTariffs, fuelPrices } = endpoints;

export const carrierTariffsBindings: readonly Binding[] = [
  query(carrierTariffs.show, async (ctx, { params }) => ({
    data: await overviewOf(ctx.db, params.id, todayOf(ctx.now())),
  })),
  query(carrierTariffs.document, showDocument),
  query(carrierTariffs.file, tariffFile),
  process(carrierTariffs.upload, uploadTariff),
  command(carrierTariffs.fuel, editFuel),
  command(carrierTariffs.accessorials, editAccessorials),
  command(carrierTariffs.service, editService),
  command(carrierTariffs.bringBack, restoreVersion),
  command(carrierTariffs.dates, setDates),
  query(carrierTariffs.review, async (ctx, { params }) => ({ data: await reviewDraft(ctx, params.id) })),
  command(carrierTariffs.publish, publishDraft),
  command(carrierTariffs.discard, discardDraft),
  query(carrierTariffs.samples, async ({ db }) => ({ data: await listSamples(db) })),
  command(carrierTariffs.addSample, addSample),
  command(carrierTariffs.removeSample, removeSample),
  command(carrierTariffs.restoreSample, restoreSample),
  query(fuelPrices.list, async ({ db }) => ({ data: await listFuelWeeks(db) })),
  command(fuelPrices.set, setFuelPrice),
];
