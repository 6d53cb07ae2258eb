import { Button, TextInput } from '@mantine/core';
import { twoFactorChallengeBody } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useFirstFocus } from '../../../lib/forms/use-first-focus.ts';
import { useAddressQuery } from '../../../lib/routes/use-address.ts';
import { passChallenge } from '../../../lib/session/actions.ts';
import { goOn, returnSearch } from '../../../lib/session/after-sign-in.ts';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { RouteLink } from '../../../ui/route-link.tsx';
import { Card } from '../sign-in/public.ts';
import { CodeField } from './code-field.tsx';
import styles from './two-factor.module.css';

type Way = 'code' | 'recovery_code';

/** The code of the app; six digits are sent by themselves. */
function ChallengeForm({ way }: { readonly way: Way }) {
  const { t } = useTranslation();
  const firstFocus = useFirstFocus();
  const search = useAddressQuery();
  const contract = useContractForm({
    schema: twoFactorChallengeBody,
    initialValues: { code: '', recovery_code: '' },
    check: (typed) => (typed[way].trim() === '' ? [{ field: way, code: 'required', params: {} }] : []),
    send: async (typed) => {
      await passChallenge(typed);
      await goOn(search);
    },
  });
  const { form, submit, sending } = contract;
  return (
    <form onSubmit={submit} noValidate>
      <FormErrors of={contract} />
      <div className={styles.fields}>
        {way === 'code' ? (
          <CodeField label={t('two_factor.code')} form={form} onWhole={submit} />
        ) : (
          <TextInput
            label={t('two_factor.recovery_code')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            classNames={{ input: 'wb-mono' }}
            ref={firstFocus}
            {...form.getInputProps('recovery_code')}
          />
        )}
        <Button type="submit" variant="filled" fullWidth loading={sending}>
          {t(sending ? 'two_factor.verifying' : 'two_factor.verify')}
        </Button>
      </div>
    </form>
  );
}

/** The second step of signing in; afterwards back to where the person was going. */
export function ChallengePage() {
  const { t } = useTranslation();
  const search = useAddressQuery();
  const [way, setWay] = useState<Way>('code');
  const byCode = way === 'code';
  return (
    <Card
      title={t('two_factor.challenge_title')}
      text={t(byCode ? 'two_factor.challenge_text' : 'two_factor.recovery_text')}
      foot={
        <>
          <button type="button" className={styles.link} onClick={() => setWay(byCode ? 'recovery_code' : 'code')}>
            {t(byCode ? 'two_factor.use_recovery' : 'two_factor.use_code')}
          </button>
          <RouteLink to="login" search={returnSearch(search)}>
            {t('sign_in.back_to_login')}
          </RouteLink>
        </>
      }
    >
      <ChallengeForm key={way} way={way} />
    </Card>
  );
}
