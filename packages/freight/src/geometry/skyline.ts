/** A rectangle's size on the floor, in ticks: `along` the trailer and `across` it. */
export type Footprint = { readonly along: number; readonly across: number };

/** Where a rectangle stands: `x` from the nose, `y` from one side wall, in ticks. */
export type Spot = Footprint & { readonly x: number; readonly y: number };

/** A stretch across the trailer that is taken from the nose up to `x`. */
type Step = { readonly y: number; readonly across: number; readonly x: number };

/** The front edge of what is loaded, from one side wall to the other. */
export type Skyline = readonly Step[];

export function emptyFloor(width: number): Skyline {
  return [{ y: 0, across: width, x: 0 }];
}

/** How far from the nose a rectangle starting at step `from` must stand, or null when it does not fit across. */
function reachFrom(skyline: Skyline, from: number, across: number): number | null {
  let rest = across;
  let x = 0;
  for (let index = from; index < skyline.length && rest > 0; index += 1) {
    const step = skyline[index] as Step;
    x = Math.max(x, step.x);
    rest -= step.across;
  }
  return rest > 0 ? null : x;
}

/** The place nearest to the nose (then to the first wall) for a rectangle; one wider than the floor has none. */
export function findSpot(skyline: Skyline, size: Footprint): Spot | null {
  let best: Spot | null = null;
  skyline.forEach((step, index) => {
    const x = reachFrom(skyline, index, size.across);
    if (x !== null && (best === null || x < best.x)) best = { ...size, x, y: step.y };
  });
  return best;
}

/** The front edge after a rectangle was set down. */
export function occupy(skyline: Skyline, spot: Spot): Skyline {
  const end = spot.y + spot.across;
  const steps: Step[] = [];
  let placed = false;
  for (const step of skyline) {
    const stepEnd = step.y + step.across;
    if (stepEnd <= spot.y || step.y >= end) {
      steps.push(step);
      continue;
    }
    if (!placed) steps.push({ y: spot.y, across: spot.across, x: spot.x + spot.along });
    placed = true;
    if (stepEnd > end) steps.push({ y: end, across: stepEnd - end, x: step.x });
  }
  return steps;
}
