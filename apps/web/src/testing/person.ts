import { fireEvent } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';

/** A person at the page: clicks, presses keys, and fills in fields. */
export type Person = UserEvent & {
  /**
   * Replaces the text of a field in one event. `type` renders the page again for each key, which takes seconds in a long
   * form; use it to test typing itself.
   * @throws when the field is disabled or read-only
   */
  fill(field: HTMLElement, text: string): Promise<void>;
};

export function createPerson(): Person {
  const user = userEvent.setup();
  const fill = async (field: HTMLElement, text: string) => {
    if (field.matches(':disabled, [readonly]')) throw new Error('The field is disabled or read-only.');
    await user.click(field);
    fireEvent.change(field, { target: { value: text } });
  };
  return { ...user, fill };
}
