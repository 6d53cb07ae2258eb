import type { FollowForm, PublicTracking } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import { Milestones } from '../../ui/freight/timeline/milestones.tsx';
import { EventList } from './event-list.tsx';
import css from './found-page.module.css';
import { Headline } from './headline.tsx';
import { milestoneNotes, reachedBy } from './milestones-of.ts';
import { Side } from './side.tsx';
import { Strip } from './strip.tsx';
import { RouteLine } from './route-line.tsx';
import { RouteMap } from './route-map.tsx';

type Props = {
  readonly tracking: PublicTracking;
  readonly follow: FollowForm;
  readonly colour: string | null;
  readonly language: Language;
  readonly now: Date;
};

/** A shipment: when it arrives, its waybill, how far it is, and everything that was reported. */
export function FoundPage({ tracking, follow, colour, language, now }: Props) {
  const { t } = useTranslation();
  const { status } = tracking;
  return (
    <div className={css.page}>
      <Headline tracking={tracking} language={language} now={now} />
      <Strip tracking={tracking} language={language} />
      <div className={css.columns}>
        <div className={css.column}>
          {status !== 'canceled' && (
            <div className={css.sheet}>
              <RouteMap tracking={tracking} />
              <div className={css.steps}>
                <Milestones
                  reached={reachedBy(tracking)}
                  notes={milestoneNotes(t, tracking, language)}
                  late={status === 'delayed'}
                />
              </div>
              <RouteLine tracking={tracking} language={language} />
            </div>
          )}
          <EventList events={tracking.events} />
        </div>
        <Side tracking={tracking} follow={follow} colour={colour} language={language} now={now} />
      </div>
    </div>
  );
}
