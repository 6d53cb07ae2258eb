import type { ReactNode } from 'react';
import type { ContractForm } from '../../../../lib/forms/use-contract-form.ts';
import { DialogForm } from '../../../../ui/dialog-form.tsx';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import css from './desk.module.css';

type Props<V> = {
  readonly title: string;
  /** What the form is good for, above its fields. */
  readonly lead?: ReactNode;
  readonly contract: ContractForm<V>;
  /** Whether something is typed that the form itself does not know, e.g. a file. */
  readonly touched?: boolean;
  readonly confirm: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A form of staff about one shipment; what is typed is not dropped without asking. */
export function DeskDialog<V>({ title, lead, contract, touched = false, confirm, onClose, children }: Props<V>) {
  return (
    <FormDialog title={title} size="md" onClose={onClose}>
      {(guard) => (
        <DialogForm of={contract} guard={guard} touched={touched} send={confirm}>
          {lead && <p className={css.lead}>{lead}</p>}
          {children}
        </DialogForm>
      )}
    </FormDialog>
  );
}
