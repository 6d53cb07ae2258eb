import type { FollowForm } from '@waybill/contract';
import type { Language } from '@waybill/phrases';
import { useTranslation } from 'react-i18next';
import css from './follow-card.module.css';
import side from './side.module.css';

type Props = {
  readonly number: string;
  readonly follow: FollowForm;
  readonly language: Language;
  /** The account's colour, on which white words are readable; null for ours. */
  readonly colour: string | null;
};

/** Word that the mail with the link is on its way; the same for every address. */
function Asked() {
  const { t } = useTranslation();
  return (
    <section className={side.card} id="follow" aria-labelledby="follow-title">
      <h2 id="follow-title">{t('public_tracking.follow.asked_title')}</h2>
      <p className={side.text}>{t('public_tracking.follow.asked_text')}</p>
    </section>
  );
}

/** Says that this browser follows, and the way to stop the mails. */
function Following({ stop }: { readonly stop: string }) {
  const { t } = useTranslation();
  return (
    <section className={side.card} id="follow" aria-labelledby="follow-title">
      <h2 id="follow-title">{t('public_tracking.follow.here_title')}</h2>
      <p className={side.text}>{t('public_tracking.follow.text')}</p>
      <p className={css.note}>
        <a href={stop}>{t('public_tracking.follow.stop.button')}</a>
      </p>
    </section>
  );
}

/** Asks for an address to write to; a plain form, which works without any script. */
export function FollowCard({ number, follow, language, colour }: Props) {
  const { t } = useTranslation();
  if (follow.asked) return <Asked />;
  if (follow.stop !== null) return <Following stop={follow.stop} />;
  const query = new URLSearchParams({ ...(follow.key === null ? {} : { key: follow.key }), lang: language }).toString();
  const { problem } = follow;
  return (
    <section className={side.card} id="follow" aria-labelledby="follow-title">
      <h2 id="follow-title">{t('public_tracking.follow.title')}</h2>
      <p className={side.text}>{t('public_tracking.follow.text')}</p>
      <form
        method="post"
        action={`/tracking/${encodeURIComponent(number)}/follow?${query}#follow`}
        noValidate
        className={css.form}
      >
        <label htmlFor="follow-email" className={css.label}>
          {t('public_tracking.follow.email')}
        </label>
        <input
          id="follow-email"
          className={css.input}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={follow.email}
          aria-invalid={problem !== null || undefined}
          aria-describedby={problem === null ? 'follow-note' : 'follow-problem follow-note'}
        />
        {problem !== null && (
          <p className={css.problem} id="follow-problem" role="alert">
            {t(`public_tracking.follow.problem.${problem}`)}
          </p>
        )}
        <button type="submit" className={css.submit} style={colour === null ? undefined : { background: colour }}>
          {t('public_tracking.follow.submit')}
        </button>
        <p className={css.note} id="follow-note">
          {t('public_tracking.follow.stop_note')}
        </p>
      </form>
    </section>
  );
}
