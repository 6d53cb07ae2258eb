import { later } from '../../../../lib/later.tsx';
import { floorParts } from '../../../../ui/freight/floor/later-parts.ts';
import { loadChecks } from './load-checks.ts';

// What the first step shows once something was typed, picked or opened.
export const itemActions = later(() => import('./items/item-actions.tsx').then((part) => part.ItemActions));
export const moreFields = later(() => import('./items/more-fields.tsx').then((part) => part.MoreFields));
export const hazmatStrip = later(() => import('./items/hazmat-strip.tsx').then((part) => part.HazmatStrip));
export const itemSummary = later(() => import('./items/item-summary.tsx').then((part) => part.ItemSummary));
export const classOverride = later(() =>
  import('../../../../ui/freight/class/class-override-warning.tsx').then((part) => part.ClassOverrideWarning),
);
export const adviceWarning = later(() => import('./advice/advice-warnings.tsx').then((part) => part.AdviceWarning));
export const pickedAddress = later(() => import('./advice/picked-address.tsx').then((part) => part.PickedAddress));
export const findingBanners = later(() => import('./finding-banners.tsx').then((part) => part.FindingBanners));

/** How to fetch all of it, and the rules that what is typed is judged by. */
export const detailsParts = [
  loadChecks,
  ...floorParts,
  itemActions.fetch,
  moreFields.fetch,
  hazmatStrip.fetch,
  itemSummary.fetch,
  classOverride.fetch,
  adviceWarning.fetch,
  pickedAddress.fetch,
  findingBanners.fetch,
];
