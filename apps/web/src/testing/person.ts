import { fireEvent } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A person at the page: clicks, presses keys, and fills in fields. */
export type Person = UserEvent & {
  /**
   * Has a field hold this text, as by one paste over what it held. Each key of `type` draws the page again, which
   * costs a long form seconds: that is for tests of typing itself.
   * @throws when nothing can be typed into the field.
   */
  fill(field: HTMLElement, text: string): Promise<void>;
};

export function createPerson(): Person {
  const user = userEvent.setup();
  const fill = async (field: HTMLElement, text: string) => {
    if (field.matches(':disabled, [readonly]')) throw new Error('Nothing can be typed into this field.');
    await user.click(field);
    fireEvent.change(field, { target: { value: text } });
  };
  return { ...user, fill };
}
