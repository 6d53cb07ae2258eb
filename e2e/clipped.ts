import type { Page } from '@playwright/test';

/**
 * Texts that cannot be read whole: cut off by a box around them, sticking out of their button, chip or sheet, or
 * reaching past the window. What scrolls by design and what is only read out is left aside.
 * @param mark only texts that hold it are looked at, so that long data of a customer may end in dots
 */
export async function clippedTexts(page: Page, mark: string): Promise<string[]> {
  return page.evaluate((needle) => {
    const slack = 1.5;
    const found = new Set<string>();
    const styleOf = (element: Element) => getComputedStyle(element);
    const painted = (element: Element) => {
      const style = styleOf(element);
      const border = Number.parseFloat(style.borderLeftWidth) > 0 && Number.parseFloat(style.borderRightWidth) > 0;
      return border || style.backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    /** What is there for the ear alone: out of sight by design. */
    const onlyHeard = (element: Element): boolean => {
      if (element.closest('[aria-hidden="true"], a[href="#main"], details:not([open]) > :not(summary)')) return true;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const edge = box.getBoundingClientRect();
        // An indent that far out of its box hides the words on purpose.
        if (Number.parseFloat(styleOf(box).textIndent) < -500) return true;
        const tiny = edge.width <= 2 || edge.height <= 2;
        if (styleOf(box).clipPath.startsWith('inset(50%') || (tiny && styleOf(box).overflowX !== 'visible'))
          return true;
      }
      return false;
    };
    const tell = (text: string, why: string) => found.add(`${why}: ${text.trim().slice(0, 80)}`);

    function judge(text: string, rect: DOMRect, from: Element): void {
      for (let box: Element | null = from; box && box !== document.documentElement; box = box.parentElement) {
        const style = styleOf(box);
        if (style.position === 'fixed' && box.closest('[role="dialog"], [role="presentation"]')) break;
        const sideways = ['auto', 'scroll'].includes(style.overflowX);
        const upright = ['auto', 'scroll'].includes(style.overflowY);
        if (sideways && box.scrollWidth > box.clientWidth) return;
        const edge = box.getBoundingClientRect();
        const hides = new Set(['hidden', 'clip']);
        const cutX = hides.has(style.overflowX) || (painted(box) && style.display !== 'inline');
        const cutY = hides.has(style.overflowY) && !upright;
        if (cutX && (rect.right > edge.right + slack || rect.left < edge.left - slack))
          return void tell(text, 'cut off');
        if (cutY && (rect.bottom > edge.bottom + 4 || rect.top < edge.top - 4)) return void tell(text, 'cut below');
      }
      if (rect.right > innerWidth + slack || rect.left < -slack) tell(text, 'past the window');
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent || !text.includes(needle) || onlyHeard(parent) || !parent.checkVisibility()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) if (rect.width > 1) judge(text, rect, parent);
    }

    const canvas = document.createElement('canvas').getContext('2d');
    for (const input of document.querySelectorAll<HTMLInputElement>('input')) {
      const text = input.value === '' ? input.placeholder : input.value;
      if (!canvas || !text.includes(needle) || !input.checkVisibility() || onlyHeard(input)) continue;
      const style = styleOf(input);
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const room = input.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      if (canvas.measureText(text).width > room + slack) tell(text, 'longer than its field');
    }
    return [...found];
  }, mark);
}
