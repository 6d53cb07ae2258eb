import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPiece } from '../../../testing/open-piece.tsx';
import { useServiceName } from '../../../ui/freight/use-service-name.ts';
import type { AnswerValues, OfferValues } from './answer-values.ts';
import { ServiceField } from './service-field.tsx';

function Field({ service }: { readonly service: string }) {
  const form = useForm<AnswerValues>({ initialValues: { offers: [{ service } as OfferValues] } as AnswerValues });
  const value = form.values.offers[0]?.service ?? '';
  return (
    <>
      <ServiceField form={form} path="offers.0.service" value={value} />
      <output>{value}</output>
    </>
  );
}

function Said({ kept }: { readonly kept: string }) {
  return <p>{useServiceName()(kept)}</p>;
}

describe('the service of an offer', () => {
  it('is chosen in the language of the desk, and kept in the same words whatever that is', async () => {
    const { person } = await openPiece(<Field service="Standard" />, { language: 'es' });
    const field = screen.getByLabelText(/^Servicio/);
    expect(field).toHaveDisplayValue('Estándar');
    await person.selectOptions(field, 'Carga parcial');
    expect(screen.getByRole('status')).toHaveTextContent('Partial truckload');
  });

  it('can be written in words of one’s own where none fits', async () => {
    const { person } = await openPiece(<Field service="Standard" />);
    await person.selectOptions(screen.getByLabelText(/^Service/), 'Other (type it)');
    await person.fill(screen.getByLabelText(/^Service name/), 'White glove');
    expect(screen.getByRole('status')).toHaveTextContent('White glove');
  });

  it.each([
    ['Volume LTL', 'LTL por volumen'],
    ['Economy', 'Económico'],
    ['Guaranteed by noon', 'Garantizado antes del mediodía'],
    ['Overnight by hand', 'Overnight by hand'],
  ])('is read as it is said in Spanish, words of somebody’s own as they are: %s', async (kept, said) => {
    await openPiece(<Said kept={kept} />, { language: 'es' });
    expect(screen.getByText(said)).toBeVisible();
  });
});
