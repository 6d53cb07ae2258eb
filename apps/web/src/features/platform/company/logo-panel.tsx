import { Button, FileButton, Group } from '@mantine/core';
import { endpoints, type CompanyShown } from '@waybill/contract';
import { useTranslation } from 'react-i18next';
import { useApiMutation } from '../../../lib/api/query.ts';
import { sendLogo, useLogoChange } from '../../../lib/forms/use-logo-change.ts';
import { IconTrash, IconUpload } from '../../../ui/icons.ts';
import { Panel } from '../../../ui/panel.tsx';
import css from './company.module.css';

const { showLogo, logo: setLogo, removeLogo } = endpoints.company;

type Props = {
  readonly name: string;
  readonly logo: CompanyShown['logo'];
  readonly onChange: (company: CompanyShown) => void;
};

/** The logo on documents. */
export function LogoPanel({ name, logo, onChange }: Props) {
  const { t } = useTranslation();
  const removing = useApiMutation(removeLogo);
  const { working, problem, run } = useLogoChange();
  const send = (file: File | null): void => {
    if (file !== null) run(async () => onChange((await sendLogo(setLogo, file)).data), t('company.logo_saved'));
  };
  const remove = (): void =>
    run(async () => onChange((await removing.mutateAsync({})).data), t('company.logo_removed'));
  return (
    <Panel title={t('company.logo')} note={t('company.logo_text')}>
      {logo !== null && (
        <span className={css.paper}>
          <img
            className={css.logo}
            src={`${showLogo.path}?of=${logo.digest}`}
            width={logo.width}
            height={logo.height}
            alt={t('company.logo_of', { name })}
          />
        </span>
      )}
      <Group gap="xs">
        <FileButton onChange={send} accept="image/png">
          {(props) => (
            <Button {...props} loading={working} leftSection={<IconUpload size={16} aria-hidden="true" />}>
              {t('company.choose_logo')}
            </Button>
          )}
        </FileButton>
        {logo !== null && (
          <Button
            variant="subtle"
            disabled={working}
            onClick={remove}
            leftSection={<IconTrash size={16} aria-hidden="true" />}
          >
            {t('company.remove_logo')}
          </Button>
        )}
      </Group>
      {problem !== null && (
        <p className={css.problem} role="alert">
          {problem}
        </p>
      )}
    </Panel>
  );
}
