import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { PrerenderedQueryContext } from '@/lib/use-address-query';
import { toastStore } from '@/lib/toasts';
import { CostCalculator } from './cost-calculator-page';

function Address() {
  const { search } = useLocation();
  return <output data-testid="address">{search}</output>;
}

const show = (at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <CostCalculator />
      <Address />
    </MemoryRouter>,
  );
const plan = (name: string) => within(screen.getByRole('group', { name }));
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const address = () => screen.getByTestId('address').textContent;

test('the course starts as the year of the United States with what is paid once, in rupees', () => {
  show();
  expect(row('Paid once')).toHaveLength(1);
  // 75,000 of the year, 3,400 for health insurance, 75 + 535 + 950 once.
  expect(row('Health insurance')).toEqual(['₹3,27,000']);
  expect(row('In its own currency')).toEqual(['$79,960']);
  expect(row('Left to pay')).toEqual(['₹76,99,00077.0 lakh']);
  expect(screen.getByText('$75,000')).toBeVisible();
  expect(row('Scholarship')).toEqual(['None']);
});

test('a year whose living costs are below what the visa asks for says so, until they are not', async () => {
  const user = userEvent.setup();
  show();
  expect(screen.queryByText(/For the visa/)).toBeNull();
  await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
  expect(screen.getByText(/For the visa/)).toHaveTextContent(
    'Canada asks you to show CAD 23,448 for living (a year, outside Québec), besides tuition. The living costs here, CAD 19,000, are less: plan with the higher sum.',
  );
  const accommodation = screen.getByLabelText('Accommodation (CAD a year)');
  await user.clear(accommodation);
  await user.type(accommodation, '14448');
  expect(screen.getByText(/For the visa/)).not.toHaveTextContent('are less');
});

test('a country whose degrees differ by far says what its tuition is for', async () => {
  show();
  expect(screen.queryByText(/The tuition it starts from/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Slovakia');
  expect(screen.getByText('€12,240')).toBeVisible();
  expect(screen.getByText(/The tuition it starts from/)).toHaveTextContent(
    'The tuition it starts from is that of an engineering master’s in English in Košice.',
  );
});

test('years, scholarship and what is paid once change the course, not the year', async () => {
  const user = userEvent.setup();
  show();
  const us = plan('United States');
  await user.selectOptions(us.getByLabelText('Years of study'), '2 years');
  await user.clear(us.getByLabelText(/^Scholarship/));
  await user.type(us.getByLabelText(/^Scholarship/), '10000');
  await user.click(us.getByText('Paid once'));
  await user.clear(us.getByLabelText(/^Flight/));
  await user.tab();
  expect(us.getByLabelText(/^Flight/)).toHaveValue('0');
  await user.selectOptions(screen.getByLabelText('Show amounts in'), 'US dollars (USD)');
  expect(row('Tuition')).toEqual(['$100,000']);
  expect(row('Paid once')).toEqual(['$610']);
  expect(row('Scholarship')).toEqual(['−$20,000']);
  expect(row('Left to pay')).toEqual(['$137,410']);
  expect(row('For each year')).toEqual(['$68,705']);
  expect(screen.getByText('$75,000')).toBeVisible();
});

test('up to three countries stand side by side, each with amounts of its own', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Compare with another country' }));
  expect(screen.getByLabelText('Country 2')).toHaveFocus();
  expect(screen.getByLabelText('Country 2')).toHaveValue('United Kingdom');
  await user.selectOptions(screen.getByLabelText('Country 2'), 'Ireland');
  await user.click(screen.getByRole('button', { name: 'Compare with another country' }));
  expect(screen.queryByRole('button', { name: 'Compare with another country' })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Country 3'), 'Ireland');
  const third = plan('Country 3: Ireland');
  await user.click(third.getByText('One year of costs'));
  await user.clear(third.getByLabelText(/^Tuition/));
  await user.type(third.getByLabelText(/^Tuition/), '30000');
  await user.selectOptions(screen.getByLabelText('Show amounts in'), 'Euros (EUR)');
  expect(row('Tuition').slice(1)).toEqual(['€25,000', '€30,000']);
  expect(screen.getByRole('columnheader', { name: 'Ireland (2), 1 year' })).toBeInTheDocument();

  await user.click(screen.getAllByRole('button', { name: 'Remove Ireland' })[0]!);
  expect(row('Tuition')).toHaveLength(2);
  expect(row('Tuition')[1]).toBe('€30,000');
});

test('the address holds everything, and shows it again', async () => {
  const user = userEvent.setup();
  const { unmount } = show('/?utm_source=mail');
  await user.selectOptions(screen.getByLabelText('Country'), 'Germany');
  await user.clear(screen.getByLabelText(/^Tuition/));
  await user.type(screen.getByLabelText(/^Tuition/), '1500.5');
  await user.click(screen.getByRole('button', { name: 'Compare with another country' }));
  await user.selectOptions(plan('Country 2: United States').getByLabelText('Years of study'), '4 years');
  await waitFor(() =>
    expect(address()).toBe('?country=germany&tuition=1500.5&country2=united-states&years2=4'),
  );
  const shared = address()!;
  const numbers = row('Left to pay');
  unmount();

  show(`/${shared}`);
  expect(screen.getByLabelText('Country')).toHaveValue('Germany');
  expect(screen.getByLabelText(/^Tuition \(€/)).toHaveValue(1500.5);
  expect(row('Left to pay')).toEqual(numbers);
});

test('choosing a country brings its preset and forgets the scholarship of the other', async () => {
  const user = userEvent.setup();
  show('/?scholarship=500&years=3');
  await user.selectOptions(screen.getByLabelText('Country'), 'Canada');
  expect(plan('Canada').getByLabelText(/^Scholarship \(CAD/)).toHaveValue('0');
  expect(plan('Canada').getByLabelText('Years of study')).toHaveValue('3');
});

test('the amounts shown add up to the total shown, whatever they are converted to', async () => {
  const user = userEvent.setup();
  show('/?years=3&scholarship=777&country2=united-kingdom&years2=2&country3=dubai&insurance3=33');
  for (const currency of screen.getByLabelText<HTMLSelectElement>('Show amounts in').options) {
    await user.selectOptions(screen.getByLabelText('Show amounts in'), currency);
    const names = [
      'Tuition',
      'Accommodation',
      'Food',
      'Transport',
      'Personal',
      'Health',
      'Paid',
      'Scholarship',
    ];
    for (let column = 0; column < 3; column++) {
      const amount = (name: string) => {
        const shown = [...document.querySelectorAll('tbody tr')].find((tr) =>
          tr.textContent!.startsWith(name),
        );
        // Below the rupees stand the same in lakh.
        const text = shown!.querySelectorAll('td')[column]!.firstChild!.textContent!;
        return Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''));
      };
      const sum = names.reduce((before, name) => before + amount(name), 0);
      expect(sum).toBe(amount('Left to pay'));
    }
  }
});

describe('typing an amount', () => {
  const hint = /^Counts as 0/;
  const fields = {
    'the year’s tuition': () => screen.getAllByLabelText(/^Tuition/)[0]!,
    'the scholarship': () => plan('United States').getByLabelText(/^Scholarship/),
  };

  test.each(Object.entries(fields))('%s: a beginning stays until it is finished', async (_, field) => {
    const user = userEvent.setup();
    show();
    await user.clear(field());
    await user.type(field(), '.5');
    expect(field()).toHaveDisplayValue('.5');
    expect(screen.queryByText(hint)).toBeNull();
    await user.tab();
    expect(field()).toHaveDisplayValue('0.5');

    await user.clear(field());
    await user.type(field(), '1e3');
    await user.tab();
    expect(field()).toHaveDisplayValue('1000');
  });

  test.each(Object.entries(fields))('%s: what is no amount says that it counts as 0', async (_, field) => {
    const user = userEvent.setup();
    show('/?tuition=0');
    const total = row('In its own currency');
    await user.clear(field());
    expect(screen.queryByText(hint)).toBeNull();
    await user.type(field(), '-500');
    expect(field()).toHaveDisplayValue('-500');
    expect(field()).toHaveAccessibleDescription(hint);
    expect(field()).toBeInvalid();
    expect(row('In its own currency')).toEqual(total);
    await user.tab();
    expect(field()).toHaveDisplayValue('0');
    expect(screen.queryByText(hint)).toBeNull();
  });
});

test('the server says what the address says; taking over, the browser what was prerendered', () => {
  const html = (search: string, prerendered: string) =>
    renderToString(
      <MemoryRouter initialEntries={[`/?${search}`]}>
        <PrerenderedQueryContext value={prerendered}>
          <CostCalculator />
        </PrerenderedQueryContext>
      </MemoryRouter>,
    );
  expect(html('country=canada', '?country=canada')).toContain('CAD 54,000');
  const usual = html('country=germany&country2=ireland', '');
  expect(usual).toContain('$79,960');
  expect(usual).not.toContain('Country 2');
});

describe('sharing', () => {
  const shared: string[] = [];
  const failing = () => Promise.reject(new DOMException('No', 'NotAllowedError'));
  let clipboard: (text: string) => Promise<void>;
  const user = userEvent.setup({ writeToClipboard: false });
  beforeEach(() => {
    shared.length = 0;
    clipboard = async (text) => void shared.push(text);
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: (text: string) => clipboard(text) },
    });
  });
  afterEach(() => void Reflect.deleteProperty(navigator, 'share'));

  test('copies the link, also before the address has followed', async () => {
    show('/?country=france');
    await user.selectOptions(plan('France').getByLabelText('Years of study'), '5 years');
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toEqual(['http://localhost/?country=france&years=5']);
    expect(toastStore.get()?.title).toBe('Link copied');
  });

  test('says when the link could not be copied', async () => {
    clipboard = failing;
    show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(toastStore.get()?.title).toBe('The link could not be copied');
  });

  test('uses what the device shares with, and closing that is no failure', async () => {
    const calls: ShareData[] = [];
    navigator.share = async (data) => void calls.push(data!);
    show();
    const before = toastStore.get();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(calls[0]?.url).toBe('http://localhost/');
    navigator.share = () => Promise.reject(new DOMException('Closed', 'AbortError'));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(toastStore.get()).toBe(before);
    expect(shared).toEqual([]);
  });

  test('prints', async () => {
    let printed = 0;
    window.print = () => void printed++;
    show();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(printed).toBe(1);
  });
});
