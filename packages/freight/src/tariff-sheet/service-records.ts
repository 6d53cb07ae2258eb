import { orEmpty, percent } from './reader.ts';
import type { RecordKind } from './record-kind.ts';

/** A service by its code: name, percentage of the rates, days more or less, and until when it delivers. */
export const service: RecordKind = {
  write: ({ services }) =>
    services.map((one) => [one.code, one.name, percent(one.factorBp), String(one.daysAdjustment), one.deliverBy]),
  read(reader, rows, draft) {
    draft.services = rows.map((row, index) => {
      const at = `services[${index}]`;
      reader.place(`${at}.code`, row, 1);
      reader.place(`${at}.name`, row, 2);
      reader.place(`${at}.deliverBy`, row, 5);
      return {
        code: reader.required(row, 1),
        name: reader.required(row, 2),
        factorBp: reader.scaled(row, 3, 2, `${at}.factorBp`),
        daysAdjustment: reader.scaled(row, 4, 0, `${at}.daysAdjustment`),
        deliverBy: reader.required(row, 5),
      };
    });
  },
};

/** Up to so many road miles (an empty cell has no end), so many business days. */
export const transit: RecordKind = {
  write: (tariff) => tariff.transit.bands.map(({ uptoMiles, days }) => [orEmpty(uptoMiles, String), String(days)]),
  read(reader, rows, draft) {
    const bands = rows.map((row, index) => {
      const field = `transit.bands[${index}]`;
      reader.place(field, row, 1);
      return { uptoMiles: reader.optional(row, 1, 0, field), days: reader.scaled(row, 2, 0, `${field}.days`) };
    });
    draft.transit = { ...draft.transit, bands };
  },
};
