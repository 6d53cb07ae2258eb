/** What a shipping paper says about hazardous goods, as far as their UN or NA number decides it; unknown is empty. */
export type HazmatByNumber = {
  readonly id_number: string;
  readonly proper_name: string;
  readonly hazard_class: string;
  readonly packing_group: string;
};
type Known = Omit<HazmatByNumber, 'id_number'> & { readonly packing_group: '' | 'I' | 'II' | 'III' };

/**
 * Shipping name, class, and packing group of numbers that are shipped often, by the table of 49 CFR 172.101. What one
 * number leaves open is empty: a packing group out of several, or which of two entries it is.
 */
const table: Readonly<Record<string, readonly [name: string, hazardClass: string, group?: Known['packing_group']]>> = {
  UN1203: ['Gasoline', '3', 'II'],
  UN1202: ['Gas oil or diesel fuel or heating oil, light', '3', 'III'],
  NA1993: ['Diesel fuel', '3', 'III'],
  UN1263: ['Paint', '3'],
  UN1993: ['Flammable liquids, n.o.s.', '3'],
  UN1170: ['Ethanol', '3'],
  UN1219: ['Isopropanol', '3', 'II'],
  UN1090: ['Acetone', '3', 'II'],
  UN1230: ['Methanol', '3', 'II'],
  UN1133: ['Adhesives', '3'],
  UN1210: ['Printing ink', '3'],
  UN1866: ['Resin solution', '3'],
  UN1268: ['Petroleum distillates, n.o.s.', '3'],
  UN1789: ['Hydrochloric acid', '8'],
  UN1830: ['Sulfuric acid', '8', 'II'],
  UN1824: ['Sodium hydroxide solution', '8'],
  UN1760: ['Corrosive liquids, n.o.s.', '8'],
  UN1791: ['Hypochlorite solutions', '8'],
  UN2014: ['Hydrogen peroxide, aqueous solutions', '5.1', 'II'],
  UN1479: ['Oxidizing solid, n.o.s.', '5.1'],
  UN1942: ['Ammonium nitrate', '5.1', 'III'],
  UN2810: ['Toxic, liquids, organic, n.o.s.', '6.1'],
  UN1950: ['Aerosols', ''],
  UN1075: ['Petroleum gases, liquefied', '2.1'],
  UN1978: ['Propane', '2.1'],
  UN1072: ['Oxygen, compressed', '2.2'],
  UN1066: ['Nitrogen, compressed', '2.2'],
  UN1013: ['Carbon dioxide', '2.2'],
  UN1845: ['Carbon dioxide, solid', '9'],
  UN2794: ['Batteries, wet, filled with acid', '8'],
  UN3480: ['Lithium ion batteries', '9'],
  UN3481: ['', '9'],
  UN3090: ['Lithium metal batteries', '9'],
  UN3091: ['', '9'],
  UN3171: ['', '9'],
  UN3077: ['Environmentally hazardous substances, solid, n.o.s.', '9', 'III'],
  UN3082: ['Environmentally hazardous substances, liquid, n.o.s.', '9', 'III'],
  UN3268: ['Safety devices', '9'],
  UN0336: ['Fireworks', '1.4'],
  UN0012: ['', '1.4'],
};

/** A UN or NA number as papers bear it, of what people type: `1203`, `un 1203`, `UN-1203`. Other text only loses its ends. */
export function hazardId(typed: string): string {
  const text = typed.trim().toUpperCase();
  const [, kind = 'UN', digits] = /^(UN|NA)?[\s-]*(\d{4})$/.exec(text) ?? [];
  return digits === undefined ? text : kind + digits;
}

/** Numbers of the table whose entry in 49 CFR 172.101 has several packing groups, so that the shipper names one. */
const severalGroups = /^UN(1133|1170|1210|1263|1268|1479|1760|1789|1791|1824|1866|1993|2810)$/;

/**
 * Whether the shipping paper lacks a packing group that the number alone does not decide (49 CFR 172.202(a)(4)).
 * Numbers outside the table are not known to need one.
 */
export function lacksPackingGroup(id: string, group: string | null): boolean {
  return !group && severalGroups.test(hazardId(id));
}

function known(id: string): Known {
  const [proper_name = '', hazard_class = '', packing_group = ''] = table[hazardId(id)] ?? [];
  return { proper_name, hazard_class, packing_group };
}

/** Hazardous details with another number: what the number decides is filled in, and what was typed by hand stays. */
export function fillHazmat<T extends HazmatByNumber>(now: T, typed: string): T & HazmatByNumber {
  const [before, next] = [known(now.id_number), known(typed)];
  const kept = <K extends keyof Known>(field: K): T[K] | Known[K] =>
    now[field] === '' || now[field] === before[field] ? next[field] : now[field];
  return {
    ...now,
    id_number: typed,
    proper_name: kept('proper_name'),
    hazard_class: kept('hazard_class'),
    packing_group: kept('packing_group'),
  };
}
