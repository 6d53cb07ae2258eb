import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { documentTitle, usePageTitle, useRouteTitle } from './page-title.ts';

function Page({ own }: { readonly own: string | null }) {
  usePageTitle(own);
  return null;
}

function Shell({ title, own }: { readonly title: string; readonly own?: string | null }) {
  useRouteTitle(title);
  return own === undefined ? null : <Page own={own} />;
}

describe('the title of the document', () => {
  it("is the page's title and then the base title, which is the product's name [AUTH-21]", () => {
    expect(documentTitle('Tracking')).toBe('Tracking · Waybill');
    expect(documentTitle('')).toBe('Waybill');
    const { rerender } = render(<Shell title="Tracking" />);
    expect(document.title).toBe('Tracking · Waybill');
    rerender(<Shell title="Rastreo" />);
    expect(document.title).toBe('Rastreo · Waybill');
  });

  it("is a page's own for as long as the page is shown, whatever language the rest changes to [AUTH-21]", () => {
    const { rerender } = render(<Shell title="Tracking" own={null} />);
    expect(document.title).toBe('Tracking · Waybill');
    rerender(<Shell title="Tracking" own="WB 2041 8618" />);
    expect(document.title).toBe('WB 2041 8618 · Waybill');
    rerender(<Shell title="Rastreo" own="WB 2041 8618" />);
    expect(document.title).toBe('WB 2041 8618 · Waybill');
    rerender(<Shell title="Rastreo" />);
    expect(document.title).toBe('Rastreo · Waybill');
  });
});
