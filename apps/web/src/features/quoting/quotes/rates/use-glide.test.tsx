import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useGlide } from './use-glide.ts';

function List() {
  const frame = useRef<HTMLDivElement>(null);
  const mark = useGlide(frame);
  const [rows, setRows] = useState(['Acme']);
  return (
    <div ref={frame}>
      {rows.map((row) => (
        <p key={row} data-glide>
          {row}
        </p>
      ))}
      <button
        onClick={() => {
          mark();
          setRows(['Zenith', 'Acme']);
        }}
      >
        More
      </button>
    </div>
  );
}

test.each([
  { reduced: false, animated: 1 },
  { reduced: true, animated: 0 },
])('a new row appears gradually unless the system asks for less motion ($reduced)', ({ reduced, animated }) => {
  const animate = vi.spyOn(Element.prototype, 'animate');
  const system = window.matchMedia;
  window.matchMedia = (query) => Object.assign(system(query), { matches: reduced && query.includes('reduced-motion') });
  onTestFinished(() => {
    window.matchMedia = system;
    vi.restoreAllMocks();
  });
  render(<List />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('Zenith')).toBeVisible();
  expect(animate).toHaveBeenCalledTimes(animated);
});
