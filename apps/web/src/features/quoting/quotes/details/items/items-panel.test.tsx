import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openQuote, row, typeItem, typeLoad } from '../../testing/open-quote.tsx';

/** A window as wide as a phone. */
function onPhone(): void {
  const quoteForm = window.matchMedia;
  window.matchMedia = (query) => Object.assign(quoteForm(query), { matches: query === '(max-width: 48em)' });
  onTestFinished(() => {
    window.matchMedia = quoteForm;
  });
}

describe('the lines of a load', () => {
  it('are typed through with Tab alone, in the order of the columns', async () => {
    const { person } = await openQuote();
    await person.click(screen.getByLabelText('Description, item 1'));
    const order: string[] = [];
    for (let step = 0; step < 7; step += 1) {
      await person.tab();
      order.push(document.activeElement?.getAttribute('aria-label') ?? '');
    }
    expect(order).toEqual(
      ['Qty', 'Package', 'Length', 'Width', 'Height', 'Total weight', 'Class'].map((field) => `${field}, item 1`),
    );
  });

  it('are copied and taken away; the last one is emptied', async () => {
    const { person } = await openQuote();
    await typeItem(person, 1);
    await person.click(screen.getByRole('button', { name: 'Actions for item 1' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    expect(screen.getByLabelText('Description, item 2')).toHaveValue('Bathroom vanities, boxed');
    expect(screen.getByText('2 lines')).toBeVisible();
    for (const number of [2, 1]) {
      await person.click(screen.getByRole('button', { name: `Actions for item ${number}` }));
      await person.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    }
    expect(screen.getByLabelText('Description, item 1')).toHaveValue('');
    expect(screen.queryByLabelText('Description, item 2')).toBeNull();
  });

  it('ask about a comma that groups no thousands, and keep what was typed', async () => {
    const { person } = await openQuote();
    const weight = screen.getByLabelText('Total weight, item 1');
    await person.fill(weight, '4,5');
    await person.tab();
    expect(await screen.findByText('4,5 isn’t a valid number')).toBeVisible();
    expect(weight).toHaveValue('4,5');
    await person.clear(weight);
    await person.fill(weight, '4.5');
    await person.tab();
    expect(weight).toHaveValue('4.5');
  });

  it('keep NMFC, SAT and condition behind one button [QUOTE-06]', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    await person.click(row(1).getByRole('button', { name: 'NMFC and more, item 1' }));
    await person.fill(row(1).getByLabelText('NMFC item'), '114000-3');
    await person.fill(row(1).getByLabelText('SAT code'), '30181500');
    await person.fill(row(1).getByLabelText('pieces, item 1'), '16');
    await person.click(row(1).getByLabelText('Stackable, item 1'));
    await person.click(screen.getByRole('button', { name: /^Get rates/ }));
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    const [line] = (api.sentTo('quotes.create')[0] as { items: unknown[] }).items;
    expect(line).toMatchObject({ nmfc: '114000-3', sat: '30181500', pieces: 16, stackable: true, condition: 'new' });
  });

  it('ask for what hazardous goods need, then show it as one strip [QUOTE-07]', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    await person.click(row(1).getByLabelText('Hazardous, item 1'));
    await person.click(screen.getByRole('button', { name: /^Get rates/ }));
    expect(await screen.findByRole('link', { name: 'UN or NA number: Field is required' })).toBeVisible();
    await person.fill(row(1).getByLabelText('UN or NA number'), '126');
    await person.tab();
    expect(await row(1).findByText('Enter UN or NA and four digits')).toBeVisible();
    // The four digits are enough: the rest comes out of the table of hazardous materials.
    await person.clear(row(1).getByLabelText('UN or NA number'));
    await person.fill(row(1).getByLabelText('UN or NA number'), '1263');
    await person.tab();
    expect(row(1).getByLabelText('UN or NA number')).toHaveValue('UN1263');
    expect(row(1).getByLabelText('Proper shipping name')).toHaveValue('Paint');
    expect(row(1).getAllByLabelText('Hazard class')[0]).toHaveValue('3');
    await person.fill(row(1).getByLabelText('Emergency contact'), 'Safety desk');
    await person.fill(row(1).getByLabelText('Emergency phone'), '800-555-0199');
    // Paint is shipped in several packing groups, so that the shipper says which.
    expect(row(1).getByRole('button', { name: 'Done' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: /^Get rates/ }));
    expect(await screen.findByRole('link', { name: 'Packing group: Field is required' })).toBeVisible();
    await person.click(row(1).getAllByLabelText('Packing group')[0]!);
    await person.click(await screen.findByRole('option', { name: 'II' }));
    await person.click(row(1).getByRole('button', { name: 'Done' }));
    expect(row(1).getByText('UN1263, Paint, 3, PG II')).toBeVisible();
    expect(row(1).getByText('800-555-0199')).toBeVisible();
    await person.click(screen.getByRole('button', { name: /^Get rates/ }));
    await waitFor(() => expect(api.sentTo('quotes.create')).toHaveLength(1));
    expect((api.sentTo('quotes.create')[0] as { items: unknown[] }).items[0]).toMatchObject({
      hazardous: true,
      hazmat: {
        id_number: 'UN1263',
        proper_name: 'Paint',
        hazard_class: '3',
        packing_group: 'II',
        emergency_contact: 'Safety desk',
        emergency_phone: '800-555-0199',
      },
    });
  });

  it('are drawn on the trailer floor as they are typed', async () => {
    const { person } = await openQuote();
    await typeItem(person, 1);
    const floor = within(screen.getByRole('figure', { name: 'Load on the trailer floor, top view' }));
    expect(await floor.findByText(/2 floor spots, 4\.0 linear feet of 53 ft used/)).toBeInTheDocument();
  });

  it('fold into two lines on a phone once they are finished, and open at a touch', async () => {
    onPhone();
    const { person } = await openQuote();
    await typeItem(person, 1);
    expect(screen.getByLabelText('Description, item 1')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Add item' }));
    const summary = await row(1).findByRole('button', { name: /Bathroom vanities, boxed/ });
    expect(summary).toHaveTextContent('Class 92.5');
    expect(summary).toHaveTextContent('Pallets × 2 · 48×40×48 in · 1,240 lb');
    expect(screen.getByLabelText('Description, item 2')).toBeVisible();
    await person.click(summary);
    await waitFor(() => expect(screen.getByLabelText('Description, item 1')).toHaveFocus());
  });

  it('stay open on a phone while they owe an answer [QUOTE-10]', async () => {
    onPhone();
    const { person } = await openQuote();
    await typeItem(person, 1);
    await person.selectOptions(screen.getByLabelText('Class, item 1'), '70');
    await person.click(screen.getByRole('button', { name: 'Add item' }));
    expect(await screen.findByText('Class 70 is lower than the recommended class 92.5.')).toBeVisible();
  });

  it('do not change what was typed when they are only looked at in other units', async () => {
    const { api, person } = await openQuote();
    await typeLoad(person);
    for (const field of ['Length', 'Width', 'Height', 'Total weight']) {
      await person.click(screen.getByLabelText(`${field}, item 1`));
      await person.tab();
    }
    await person.click(screen.getByRole('button', { name: /^Get rates/ }));
    await waitFor(() =>
      expect((api.sentTo('quotes.create')[0] as { items: unknown[] }).items[0]).toMatchObject({
        length: { value: 48, unit: 'in' },
        weight: { value: 1240, unit: 'lb' },
      }),
    );
  });
});
