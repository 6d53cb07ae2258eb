import { later } from '../../../lib/later.tsx';

// An empty trailer is drawn without boxes and list: they come once something is typed.
const boxes = later(() => import('./floor-boxes.tsx').then((part) => part.FloorBoxes));
const list = later(() => import('./floor-list.tsx').then((part) => part.FloorList));
const whole = later(() => import('./whole-trailer.tsx').then((part) => part.WholeTrailer));

export const LaterFloorBoxes = boxes.Part;
export const LaterFloorList = list.Part;
export const LaterWholeTrailer = whole.Part;

/** How to fetch the drawing and the list of units ahead of time. */
export const floorParts = [whole.fetch, boxes.fetch, list.fetch];
