import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../ui/route-link.tsx';
import { IconPlayerPlay } from '../../../ui/icons.ts';
import type { Video } from './videos.ts';
import { useLength } from './length.ts';
import css from './tutorials.module.css';

type Props = { readonly films: readonly Video[]; readonly current: Video };

/** The films of one language, with title, length and language. */
export function VideoList({ films, current }: Props) {
  const { t } = useTranslation();
  const length = useLength();
  return (
    <ul className={css.list} aria-label={t('tutorials.list')}>
      {films.map((film) => (
        <li key={film.guide} className={css.entry} data-current={film === current || undefined}>
          <RouteLink
            to="tutorials"
            search={{ film: film.guide, in: film.language }}
            className={css.link}
            aria-current={film === current ? 'page' : undefined}
          >
            <span className={css.picture}>
              <img src={film.poster} alt="" loading="lazy" width={112} height={70} />
              <IconPlayerPlay size={20} aria-hidden="true" />
            </span>
            <span className={css.words}>
              <b lang={film.language}>{film.title}</b>
              <span className={css.soft}>
                {length(film.seconds)} · {t(`tutorials.in_${film.language}`)}
              </span>
            </span>
          </RouteLink>
        </li>
      ))}
    </ul>
  );
}
