import type { ReactNode, SyntheticEvent } from 'react';
import { DialogFoot } from './dialog-foot.tsx';
import css from './dialog-form.module.css';
import { useDirty, type DialogGuard } from './form-dialog.tsx';
import { FormErrors, type FailedForm } from './form-errors.tsx';

/** A form as far as its frame in a dialog goes; every `ContractForm` is one. */
type Framed = FailedForm & {
  readonly form: { readonly isDirty: () => boolean };
  readonly submit: (event?: SyntheticEvent<HTMLFormElement>) => void;
  readonly sending: boolean;
};

type Props = {
  readonly of: Framed;
  readonly guard: DialogGuard;
  /** Whether something is typed that the form itself does not know, e.g. a file. */
  readonly touched?: boolean;
  /** What the button that sends says. */
  readonly send: string;
  readonly children: ReactNode;
};

/** The form of a dialog: what is wrong with it, its fields, Cancel and the button that sends. It asks before it drops what was typed. */
export function DialogForm({ of, guard, touched = false, send, children }: Props) {
  useDirty(guard, of.form.isDirty() || touched);
  return (
    <form onSubmit={of.submit} noValidate className={css.form}>
      <FormErrors of={of} />
      {children}
      <DialogFoot guard={guard} sending={of.sending} send={send} />
    </form>
  );
}
