import { Button, TextInput } from '@mantine/core';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openPiece } from '../../testing/open-piece.tsx';
import { FieldUnit } from '../../ui/field-unit.tsx';
import { FormErrorCount, FormErrors } from '../../ui/form-errors.tsx';
import { ApiProblem } from '../api/problem.ts';
import { useContractForm } from './use-contract-form.ts';

const body = z.object({
  reference: z.string({ error: 'required' }).trim().min(1, 'required').max(8, 'too_long'),
  items: z.array(z.object({ weight: z.number().positive() })),
  place_confirmed: z.boolean().optional(),
});
type Sent = z.output<typeof body>;

function Piece({ send }: { readonly send: (values: Sent) => Promise<void> }) {
  const contract = useContractForm({ schema: body, initialValues: { reference: '', items: [{ weight: '' }] }, send });
  return (
    <form onSubmit={contract.submit} noValidate>
      <FormErrors of={contract} />
      <TextInput label="Reference" {...contract.form.getInputProps('reference')} />
      <FieldUnit label="Weight" unit="lb" {...contract.form.getInputProps('items.0.weight')} />
      <FormErrorCount of={contract} />
      <Button type="submit">Send</Button>
      <output>{contract.sending ? 'sending' : 'still'}</output>
    </form>
  );
}

function refusal(errors: Record<string, string[]>, message = 'Some fields need to be fixed.'): ApiProblem {
  return new ApiProblem({ status: 422, code: 'validation_failed', message, errors });
}

async function opened(send: (values: Sent) => Promise<void> = async () => undefined) {
  const { person } = await openPiece(<Piece send={send} />);
  await screen.findByLabelText('Reference');
  return { person, press: () => person.click(screen.getByRole('button', { name: 'Send' })) };
}

describe('a form over a contract schema', () => {
  it('sends what the schema makes of it', async () => {
    const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { person, press } = await opened(send);
    await person.fill(screen.getByLabelText('Reference'), '  PO 7 ');
    await person.fill(screen.getByLabelText('Weight'), '1240.5');
    await press();
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith({ reference: 'PO 7', items: [{ weight: 1240.5 }] }, expect.anything()),
    );
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what is missing in a summary that has the focus, and under each field', async () => {
    const send = vi.fn<() => Promise<void>>(() => Promise.resolve());
    const { press } = await opened(send);
    await press();
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent('Fix 2 fields to continue');
    expect(screen.getByRole('link', { name: 'Weight: Field is required' })).toBeVisible();
    expect(screen.getByLabelText('Reference')).toHaveAccessibleDescription('Field is required');
    expect(send).not.toHaveBeenCalled();
  });

  it('lists what is wrong as the fields stand on the page, and last what has none', async () => {
    const { person, press } = await opened(() =>
      Promise.reject(refusal({ carrier: ['Is closed'], 'items.0.weight': ['Too heavy'], reference: ['Is taken'] })),
    );
    await person.fill(screen.getByLabelText('Reference'), 'PO 7');
    await person.fill(screen.getByLabelText('Weight'), '1240');
    await press();
    const links = (await screen.findAllByRole('link')).map(({ textContent }) => textContent);
    expect(links).toEqual(['Reference: Is taken', 'Weight: Too heavy', 'Is closed']);
  });

  it('says nothing at the first keystroke nor on leaving an untouched field, and clears while typing', async () => {
    const { person } = await opened();
    const reference = screen.getByLabelText('Reference');
    await person.click(reference);
    await person.tab();
    expect(reference).toBeValid();
    await person.fill(reference, 'far too long');
    expect(reference).toBeValid();
    await person.tab();
    expect(reference).toHaveAccessibleDescription('At most 8 characters');
    await person.type(reference, '{Backspace}');
    expect(reference).toBeValid();
  });

  it("keeps the server's words until the field is changed, also when Enter has sent it and the focus leaves", async () => {
    const { person } = await opened(() => Promise.reject(refusal({ reference: ['Taken'] })));
    await person.fill(screen.getByLabelText('Weight'), '90');
    await person.type(screen.getByLabelText('Reference'), 'PO 7{Enter}');
    expect(await screen.findByText('Taken')).toBeVisible();
    const reference = screen.getByLabelText('Reference');
    await person.tab();
    expect(reference).toHaveAccessibleDescription('Taken');
    await person.fill(reference, '8');
    expect(reference).toBeValid();
  });

  it("puts the server's words under the fields it names, nested ones too", async () => {
    const { person, press } = await opened(() =>
      Promise.reject(refusal({ 'items.0.weight': ['Weight exceeds maximum weight per item', 'At most 20000'] })),
    );
    await person.fill(screen.getByLabelText('Reference'), 'PO 7');
    await person.fill(screen.getByLabelText('Weight'), '90000');
    await press();
    const weight = screen.getByLabelText('Weight');
    expect(weight).toBeInvalid();
    expect(weight).toHaveAccessibleDescription(/Weight exceeds maximum weight per item\s+At most 20000/);
    // A single wrong field takes the focus itself.
    expect(weight).toHaveFocus();
    await person.click(screen.getByLabelText('Reference'));
    await person.click(screen.getByRole('link', { name: /^Weight:/ }));
    expect(weight).toHaveFocus();
  });

  it('counts next to the button what is wrong, leads to the first of it, and tells a refusal in full there', async () => {
    const send = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(refusal({}, 'These rates have expired.'))
      .mockResolvedValue(undefined);
    const { person, press } = await opened(send);
    await press();
    await person.click(await screen.findByRole('button', { name: 'Fix 2 fields to continue' }));
    expect(screen.getByLabelText('Reference')).toHaveFocus();
    await person.fill(screen.getByLabelText('Reference'), 'PO 7');
    expect(screen.getByRole('button', { name: 'Fix 1 field to continue' })).toBeVisible();
    await person.fill(screen.getByLabelText('Weight'), '1');
    expect(screen.queryByRole('button', { name: /fields? to continue/ })).toBeNull();
    await press();
    expect(await screen.findAllByText('These rates have expired.')).toHaveLength(2);
  });

  it('moves nothing while the pointer that left a field is still pressed', async () => {
    const { person } = await opened();
    const reference = screen.getByLabelText('Reference');
    await person.fill(reference, 'far too long');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Send' }));
    fireEvent.blur(reference);
    expect(reference).toBeValid();
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(reference).toHaveAccessibleDescription('At most 8 characters'));
  });

  it('sends a place that contradicts its ZIP code again, confirmed, unless it was changed since', async () => {
    const send = vi.fn<(values: Sent) => Promise<void>>().mockRejectedValueOnce(
      new ApiProblem({
        status: 422,
        code: 'validation_failed',
        message: '',
        errors: { reference: ['ZIP or postal code 02114 is in Boston, MA, not in Boston, CA'] },
        codes: { reference: ['zip_in_other_state'] },
      }),
    );
    const { person, press } = await opened(send);
    await person.fill(screen.getByLabelText('Reference'), 'CA');
    await person.fill(screen.getByLabelText('Weight'), '1');
    await press();
    expect(await screen.findByText('The ZIP code, city and state don’t match. Which is correct?')).toBeVisible();
    await person.fill(screen.getByLabelText('Reference'), 'MA');
    expect(screen.queryByRole('button', { name: 'Keep as entered' })).toBeNull();
    send.mockRejectedValueOnce(
      new ApiProblem({
        status: 422,
        code: 'validation_failed',
        message: '',
        errors: { reference: ['Odd'] },
        codes: { reference: ['zip_in_other_city'] },
      }),
    );
    await press();
    await person.click(await screen.findByRole('button', { name: 'Keep as entered' }));
    await waitFor(() =>
      expect(send).toHaveBeenLastCalledWith(
        { reference: 'MA', items: [{ weight: 1 }], place_confirmed: true },
        expect.anything(),
      ),
    );
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows a refusal of no field as such, and forgets it at the next try', async () => {
    const send = vi
      .fn<(values: Sent) => Promise<void>>()
      .mockRejectedValueOnce(refusal({}, 'These rates have expired.'))
      .mockResolvedValue(undefined);
    const { person, press } = await opened(send);
    await person.fill(screen.getByLabelText('Reference'), 'PO 7');
    await person.fill(screen.getByLabelText('Weight'), '1');
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('These rates have expired.');
    await press();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('sends once, however often the button is pressed', async () => {
    let done: () => void = () => undefined;
    const send = vi.fn<() => Promise<void>>(() => new Promise<void>((resolve) => (done = resolve)));
    const { person, press } = await opened(send);
    await person.fill(screen.getByLabelText('Reference'), 'PO 7');
    await person.fill(screen.getByLabelText('Weight'), '1');
    await press();
    await press();
    await person.type(screen.getByLabelText('Reference'), '{Enter}');
    expect(screen.getByText('sending')).toBeVisible();
    expect(send).toHaveBeenCalledOnce();
    done();
    expect(await screen.findByText('still')).toBeVisible();
  });
});

describe('a number with its unit', () => {
  it('groups thousands in English and takes either decimal mark in Spanish', async () => {
    const changed = vi.fn<(value: number | string) => void>();
    const { person } = await openPiece(<FieldUnit label="Weight" unit="lb" onChange={(value) => changed(value)} />);
    await person.type(await screen.findByLabelText('Weight'), '1240.5');
    await person.tab();
    expect(screen.getByLabelText('Weight')).toHaveValue('1,240.5');
    expect(changed).toHaveBeenLastCalledWith(1240.5);
  });

  it('asks about a comma that groups nothing in English, typed or pasted, and never drops it', async () => {
    const changed = vi.fn<(value: number | string) => void>();
    const { person } = await openPiece(<FieldUnit label="Weight" unit="lb" onChange={(value) => changed(value)} />);
    const field = await screen.findByLabelText('Weight');
    await person.type(field, '4,5');
    await person.tab();
    expect(field).toHaveValue('4,5');
    await person.clear(field);
    await person.click(field);
    await person.paste('4,5');
    expect(changed).toHaveBeenLastCalledWith('');
    expect(changed).not.toHaveBeenCalledWith(45);
  });

  it('takes a comma for the decimal mark in Spanish', async () => {
    const changed = vi.fn<(value: number | string) => void>();
    const { person } = await openPiece(<FieldUnit label="Peso" unit="kg" onChange={(value) => changed(value)} />, {
      language: 'es',
    });
    await person.fill(await screen.findByLabelText('Peso'), '12,5');
    expect(changed).toHaveBeenLastCalledWith(12.5);
    expect(screen.getByText('kg')).toBeVisible();
  });
});
