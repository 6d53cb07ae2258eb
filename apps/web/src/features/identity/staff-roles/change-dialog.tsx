import { useQueryClient } from '@tanstack/react-query';
import { endpoints, roleChange, type RolePerson, type StaffRole } from '@waybill/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery, queryKey, useApiMutation } from '../../../lib/api/query.ts';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { useUser } from '../../../lib/session/use-user.ts';
import { DialogFoot } from '../../../ui/dialog-foot.tsx';
import { FormDialog, useDirty, type DialogGuard } from '../../../ui/form-dialog.tsx';
import { FormErrors } from '../../../ui/form-errors.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { notifyDone } from '../../../ui/notify.ts';
import { ReasonField } from '../../../ui/reason-field.tsx';
import { Difference } from './difference.tsx';
import { roleReads } from './reads.ts';
import { RoleTicks } from './role-ticks.tsx';
import css from './staff-roles.module.css';

const { change, people } = endpoints.roleManagement;
type Props = { readonly person: RolePerson; readonly onClose: () => void };
type Values = { readonly roles: StaffRole[]; readonly was: StaffRole[]; readonly reason: string };

const held = ({ roles }: RolePerson): StaffRole[] => roles.map(({ role }) => role);

function useChange({ person, onClose }: Props) {
  const { t } = useTranslation();
  const cache = useQueryClient();
  const [moved, setMoved] = useState(false);
  const { mutateAsync } = useApiMutation(change, { refreshes: roleReads });
  const contract = useContractForm<typeof roleChange, Values>({
    schema: roleChange,
    initialValues: { roles: held(person), was: held(person), reason: '' },
    send: async (body) => {
      try {
        await mutateAsync({ params: { id: person.id }, body });
      } catch (problem) {
        if (!(problem instanceof ApiProblem) || problem.code !== 'conflict') throw problem;
        await takeOver();
        return;
      }
      notifyDone({ title: t('staff_roles.saved', { name: person.name }), text: t('staff_roles.saved_text') });
      onClose();
    },
  });
  const { form } = contract;
  /** What somebody else made of it meanwhile is what the next change begins with; the reason stays. */
  async function takeOver(): Promise<void> {
    const query = { search: person.email, who: 'all' } as const;
    const { data } = await cache.fetchQuery({ ...apiQuery(people, { query }), staleTime: 0 });
    const fresh = held(data.find(({ id }) => id === person.id) ?? person);
    form.setValues({ roles: fresh, was: fresh });
    setMoved(true);
    void cache.invalidateQueries({ queryKey: queryKey(people) });
  }
  return { contract, moved };
}

function ChangeForm({ person, onClose, guard }: Props & { readonly guard: DialogGuard }) {
  const { t } = useTranslation();
  const own = useUser()?.id === person.id;
  const { contract, moved } = useChange({ person, onClose });
  const { form } = contract;
  const { name, account_name: account } = person;
  const before = form.values.was;
  const same = before.join() === form.values.roles.join();
  useDirty(guard, form.values.reason !== '' || !same);
  return (
    <form onSubmit={contract.submit} noValidate className={css.form}>
      <p>
        {account === null ? t('staff_roles.change_text', { name }) : t('staff_roles.customer_text', { name, account })}
      </p>
      {own && <Notice tone="care" title={t('staff_roles.self_text')} />}
      {moved && <Notice tone="care" title={t('staff_roles.moved')} />}
      <FormErrors of={contract} />
      <RoleTicks
        roles={form.values.roles}
        onChange={(roles) => form.setFieldValue('roles', roles)}
        error={form.errors['roles']}
        locked={(role) => account !== null && role !== 'fpg_feature' && !before.includes(role)}
      />
      <Difference before={before} after={form.values.roles} />
      <ReasonField
        {...form.getInputProps('reason')}
        label={t('staff_roles.reason')}
        description={t('staff_roles.reason_hint')}
        rows={2}
        most={300}
        focus={false}
      />
      <DialogFoot guard={guard} sending={contract.sending} send={t('staff_roles.save')} disabled={same} />
    </form>
  );
}

/** Gives and takes roles: what is ticked, what that changes, and why. */
export function ChangeDialog(props: Props) {
  const { t } = useTranslation();
  return (
    <FormDialog title={t('staff_roles.change_title', { name: props.person.name })} size="lg" onClose={props.onClose}>
      {(guard) => <ChangeForm {...props} guard={guard} />}
    </FormDialog>
  );
}
