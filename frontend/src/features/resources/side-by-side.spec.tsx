import { screen, within } from '@testing-library/react';
import { destinations } from '@/content/destinations';
import { loadGuide } from '@/content/guides';
import { renderApp } from '@/test/render-app';

const names = destinations.map(({ name }) => name);
/** The list says for each mark in the text what its label says; numbers begin at 1 and none is left out. */
function expectSourcesNumbered() {
  const container = document.getElementById('main')!;
  const marks = [...container.querySelectorAll('sup a')];
  const entries = [...container.querySelectorAll('[id^=source-]')];
  expect(entries.map(({ id }) => id)).toEqual(entries.map((_, index) => `source-${index + 1}`));
  for (const mark of marks) {
    const number = Number(mark.textContent);
    const label = mark.getAttribute('aria-label')!.replace(/^Source \d+: /, '');
    expect(entries[number - 1]).toHaveTextContent(label);
  }
  expect(new Set(marks.map(({ textContent }) => textContent)).size).toBe(entries.length);
}

test('the intake calendar has every country, each with its sources', async () => {
  await renderApp('/resources/intake-calendar');
  for (const name of names) {
    const country = within(screen.getByRole('region', { name }));
    expect(country.getByRole('table')).toHaveAccessibleName(expect.stringContaining(name));
    expect(country.getAllByRole('row').length).toBeGreaterThanOrEqual(2);
  }
  expectSourcesNumbered();
});

test('the rules of all countries stand side by side, in the words of their guides', async () => {
  await renderApp('/resources/rules-side-by-side');
  for (const table of screen.getAllByRole('table')) {
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual(names);
    for (const row of rows)
      for (const cell of within(row).getAllByRole('cell')) expect(cell).not.toBeEmptyDOMElement();
  }
  const germany = within(screen.getAllByRole('table')[0]!).getByRole('row', { name: /^Germany/ });
  const { duringStudies } = (await loadGuide('Germany')).workAuthorization!;
  expect(germany).toHaveTextContent(typeof duringStudies === 'string' ? duringStudies : duringStudies.text);
  expect(germany).toHaveTextContent('A husband or wife may join you');
  expectSourcesNumbered();
});
