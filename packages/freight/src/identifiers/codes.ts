/** Two to four capitals assigned to a carrier. */
export const isScac = (code: string): boolean => /^[A-Z]{2,4}$/.test(code);

/** What the last letter of a four-letter code says it belongs to, when it is not a motor carrier. */
export function scacEquipment(scac: string): 'container' | 'rail_car' | 'chassis' | null {
  if (!/^[A-Z]{4}$/.test(scac)) return null;
  return ({ U: 'container', X: 'rail_car', Z: 'chassis' } as const)[scac[3] as 'U' | 'X' | 'Z'] ?? null;
}

/** A hazardous material's number, e.g. UN1263; NA stays within the US and Canada. */
export const isHazardId = (code: string): boolean => /^(UN|NA|ID)\d{4}$/.test(code);

/** An item of the freight classification with its optional sub, e.g. 156600-04. */
export const isNmfcItem = (code: string): boolean => /^\d{3,6}(-\d{1,2})?$/.test(code);

/** A Mexican tax identifier: twelve characters for a company, thirteen for a person. */
export const isRfc = (code: string): boolean => /^[A-ZÑ&]{3,4}\d{6}[A-Z0-9]{3}$/.test(code);
