import { Button, ColorInput, FileButton, Group, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  brandInput,
  contrastWithWhite,
  endpoints,
  leastContrast,
  logoLimits,
  type AccountBrand,
  type Answer,
} from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { apiQuery, queryKey, useApiMutation } from '../../../../lib/api/query.ts';
import { sendLogo, useLogoChange } from '../../../../lib/forms/use-logo-change.ts';
import { useContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { useFormats } from '../../../../lib/format/use-formats.ts';
import { IconTrash, IconUpload } from '../../../../ui/icons.ts';
import { LoadFailed } from '../../../../ui/load-failed.tsx';
import { notifyDone } from '../../../../ui/notify.ts';
import { Panel } from '../../../../ui/panel.tsx';
import css from './brand-panel.module.css';
import { LinkOnly } from './link-only.tsx';

const { show, update, logo: setLogo, removeLogo } = endpoints.brand;
const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Colours that white words are readable on, to begin with. */
const offered = ['#0B5F63', '#1F4E9E', '#5B3A8E', '#9C2F2F', '#8A4B08', '#2F5E2B', '#333333'];

/** Puts what the server says into what is shown. */
function useShown(): (answer: Answer<typeof show>) => void {
  const cache = useQueryClient();
  return (answer) => cache.setQueryData(queryKey(show, {}), answer);
}

function useLogo() {
  const { t } = useTranslation();
  const shown = useShown();
  const removing = useApiMutation(removeLogo);
  const { working, problem, run } = useLogoChange();
  return {
    working,
    problem,
    send: (file: File | null): void => {
      if (file !== null) run(async () => shown(await sendLogo(setLogo, file)), t('settings.brand.logo_set'));
    },
    remove: () => run(async () => shown(await removing.mutateAsync({})), t('settings.brand.logo_removed')),
  };
}

/** How the head of a public page looks with it. */
function Preview({ brand, colour }: { readonly brand: AccountBrand; readonly colour: string }) {
  const { t } = useTranslation();
  const shown = isColour(colour) ? colour : undefined;
  return (
    <figure className={css.preview} style={{ borderTopColor: shown ?? 'transparent' }}>
      <figcaption className="wb-only-heard">{t('settings.brand.preview')}</figcaption>
      {brand.logo === null ? (
        <strong className={css.name}>{brand.name}</strong>
      ) : (
        <span className={css.paper}>
          <img className={css.logo} src={brand.logo.url} alt={t('settings.brand.logo_of', { name: brand.name })} />
        </span>
      )}
      <span className={css.sample} style={shown === undefined ? undefined : { background: shown }}>
        {t('settings.brand.sample')}
      </span>
    </figure>
  );
}

function BrandForm({ brand, may }: { readonly brand: AccountBrand; readonly may: boolean }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const shown = useShown();
  const saving = useApiMutation(update);
  const logo = useLogo();
  const contract = useContractForm({
    schema: brandInput,
    initialValues: { colour: brand.colour ?? '' },
    send: async (body) => {
      shown(await saving.mutateAsync({ body }));
      contract.form.resetDirty();
      notifyDone({ title: t('settings.brand.colour_set') });
    },
  });
  const { colour } = contract.form.values;
  const contrast = isColour(colour) ? contrastWithWhite(colour) : null;
  const drop = async (): Promise<void> => {
    shown(await saving.mutateAsync({ body: { colour: null } }));
    contract.form.setValues({ colour: '' });
    contract.form.resetDirty({ colour: '' });
  };
  const hint =
    contrast === null
      ? t('settings.brand.colour_hint')
      : t(contrast >= leastContrast ? 'settings.brand.readable' : 'settings.brand.unreadable', {
          ratio: number(Math.floor(contrast * 10) / 10, 1),
        });
  return (
    <div className={css.brand}>
      <Preview brand={brand} colour={colour} />
      {may && (
        <div className={css.fields}>
          <div>
            <p className={css.label} id="brand-logo">
              {t('settings.brand.logo')}
            </p>
            <Group gap="xs">
              <FileButton accept="image/png" onChange={logo.send}>
                {(given) => (
                  <Button
                    {...given}
                    loading={logo.working}
                    aria-describedby="brand-logo brand-logo-hint"
                    leftSection={<IconUpload size={16} aria-hidden="true" />}
                  >
                    {t(brand.logo === null ? 'settings.brand.choose' : 'settings.brand.replace')}
                  </Button>
                )}
              </FileButton>
              {brand.logo !== null && (
                <Button
                  variant="subtle"
                  disabled={logo.working}
                  onClick={logo.remove}
                  leftSection={<IconTrash size={16} aria-hidden="true" />}
                >
                  {t('settings.brand.remove')}
                </Button>
              )}
            </Group>
            <p className={css.hint} id="brand-logo-hint">
              {t('settings.brand.logo_hint', { kilobytes: logoLimits.bytes / 1000, ...logoLimits })}
            </p>
            {logo.problem !== null && (
              <p className={css.problem} role="alert">
                {logo.problem}
              </p>
            )}
          </div>
          <form onSubmit={contract.submit} noValidate className={css.colour}>
            <ColorInput
              label={t('settings.brand.colour')}
              description={hint}
              format="hex"
              swatches={offered}
              withEyeDropper={false}
              popoverProps={{ withinPortal: true }}
              {...contract.form.getInputProps('colour')}
            />
            <Group gap="xs">
              <Button type="submit" loading={contract.sending}>
                {t('settings.brand.save')}
              </Button>
              {brand.colour !== null && (
                <Button variant="subtle" onClick={() => void drop()}>
                  {t('settings.brand.no_colour')}
                </Button>
              )}
            </Group>
          </form>
        </div>
      )}
    </div>
  );
}

/** What the public tracking pages carry of the account, and the way to change it for owners. */
export function BrandPanel({ may }: { readonly may: boolean }) {
  const { t } = useTranslation();
  const query = useQuery(apiQuery(show));
  const brand = query.data?.data;
  return (
    <Panel title={t('settings.brand.title')}>
      <p className={css.about}>{t(may ? 'settings.brand.note' : 'settings.brand.owner_only')}</p>
      {query.isPending && <Skeleton height={120} role="status" aria-label={t('common.loading')} />}
      {query.isError && !brand && <LoadFailed message={query.error.message} retry={() => void query.refetch()} />}
      {brand && <BrandForm brand={brand} may={may} />}
      {brand && <LinkOnly brand={brand} may={may} />}
    </Panel>
  );
}
