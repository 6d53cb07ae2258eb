const every = 120_000;
let last = Date.now();

/**
 * Brings news into the page of a shipment under way while somebody looks at it; without it nothing is missing. This file
 * is a script of its own, the only one of the page, and runs by itself.
 */
export async function refresh(): Promise<void> {
  if (document.hidden || Date.now() - last < every - 1_000) return;
  last = Date.now();
  const answer = await fetch(location.href);
  if (!answer.ok) return;
  const next = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const [old, fresh] = [document.getElementById('main'), next.getElementById('main')];
  // Nobody loses the place where they are reading.
  if (!old || !fresh || old.innerHTML === fresh.innerHTML || old.contains(document.activeElement)) return;
  // Nor what they have typed.
  const typed = old.querySelector('input');
  if (typed && typed.value !== typed.defaultValue) return;
  if (old.querySelector('details')?.open) fresh.querySelector('details')?.setAttribute('open', '');
  old.replaceWith(fresh);
  document.title = next.title;
  const news = document.getElementById('news');
  if (news) news.textContent = fresh.querySelector('h1')?.textContent ?? '';
}

const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };

if (!connection?.saveData) {
  document.documentElement.dataset['refreshes'] = '';
  const quietly = (): void => void refresh().catch(() => undefined);
  setInterval(quietly, every);
  document.addEventListener('visibilitychange', quietly);
}
