import { FindingNotices } from '../finding-notices.tsx';
import { parcelFindingsOf } from '../mode/mode-findings.ts';
import type { Pickup } from '../pickup/use-pickup.ts';

/** Banners about boxes as a whole. */
export function BoxNotices({ pickup }: { readonly pickup: Pickup }) {
  return <FindingNotices pickup={pickup} find={parcelFindingsOf} />;
}
