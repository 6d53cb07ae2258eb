import { later } from '../../../lib/later.tsx';

// An empty trailer is drawn without them: they come once something is typed.
const boxes = later(() => import('./floor-boxes.tsx').then((part) => part.FloorBoxes));
const list = later(() => import('./floor-list.tsx').then((part) => part.FloorList));

export const LaterFloorBoxes = boxes.Part;
export const LaterFloorList = list.Part;

/** How to fetch the drawing and the list of units ahead of time. */
export const floorParts = [boxes.fetch, list.fetch];
