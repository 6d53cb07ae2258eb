import { memo, Suspense } from 'react';
import { useQuoteForm } from '../draft/quote-form.ts';
import { salesHelp } from '../request/helps.ts';
import type { FindFindings } from './mode/ltl-findings.ts';
import { findingBanners } from './later-parts.ts';
import type { Pickup } from './pickup/use-pickup.ts';
import { useFindings } from './use-findings.ts';
import css from './details-step.module.css';

type Props = {
  readonly pickup: Pickup;
  /** The rules of the mode. */
  readonly find: FindFindings;
};

/** Banners about the load as a whole, as soon as the figures say so. */
export const FindingNotices = memo(function FindingNotices({ pickup, find }: Props) {
  const { banners: findings, all } = useFindings(pickup, find);
  const { channel } = useQuoteForm();
  const help = !channel.guest && salesHelp(all);
  return (
    <div className={css.notices} role="status">
      <Suspense>{(findings.length > 0 || help) && <findingBanners.Part findings={findings} help={help} />}</Suspense>
    </div>
  );
});
