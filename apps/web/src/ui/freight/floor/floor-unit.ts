import type { FloorPlan } from '@waybill/freight';

/** A spot of the floor as it is drawn; inches from the nose (`x`) and from one side wall (`y`). */
export type FloorUnit = {
  readonly itemNumber: number;
  readonly lengthAlong: number;
  readonly widthAcross: number;
  readonly x: number;
  readonly y: number;
  /** Units standing on this spot, the lowest included; 1 stands alone. */
  readonly stackedUnits: number;
  readonly hazardous: boolean;
  readonly hazardClass?: string | null;
};

/** What the drawing needs to know of an entered line. */
export type FloorItem = {
  readonly id: string;
  readonly itemNumber: number;
  readonly hazardous: boolean;
  readonly hazardClass?: string | null;
};

/** The spots of a planned floor with the numbers and hazards of their lines; a stack is hazardous when any unit of it is. */
export function floorUnits(plan: Pick<FloorPlan, 'placed'>, items: readonly FloorItem[]): FloorUnit[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  return plan.placed.map(({ itemId, lengthAlong, widthAcross, x, y, stackedUnits }) => {
    const standing = [itemId, ...stackedUnits.map((unit) => unit.itemId)].map((id) => byId.get(id));
    const danger = standing.find((item) => item?.hazardous);
    return {
      itemNumber: byId.get(itemId)?.itemNumber ?? 0,
      lengthAlong,
      widthAcross,
      x,
      y,
      stackedUnits: stackedUnits.length + 1,
      hazardous: danger !== undefined,
      hazardClass: danger?.hazardClass ?? null,
    };
  });
}
