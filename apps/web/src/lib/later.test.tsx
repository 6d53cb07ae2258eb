import { render, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { expect, it } from 'vitest';
import { later } from './later.tsx';

function shown(Part: ComponentType<{ name: string }>): void {
  render(
    <Suspense fallback="on its way">
      <Part name="here" />
    </Suspense>,
  );
}

it('shows what stands in for a part until the part has come', async () => {
  const { Part } = later(async () => ({ name }: { name: string }) => <b>{name}</b>);
  shown(Part);
  expect(screen.getByText('on its way')).toBeInTheDocument();
  expect(await screen.findByText('here')).toBeInTheDocument();
});

it('shows a part that was fetched ahead at once', async () => {
  const { Part, fetch } = later(async () => ({ name }: { name: string }) => <b>{name}</b>);
  await fetch();
  shown(Part);
  expect(screen.getByText('here')).toBeInTheDocument();
});
