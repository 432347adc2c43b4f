import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { AddressProvider } from '@/lib/address-provider';
import { MemoryRouter } from 'react-router-dom';
import { costsOf } from '@/content/calculator';
import { costItems } from '@/content/country';
import { destinations } from '@/content/destinations';
import { rankings } from '@/content/rankings';
import { scholarships } from '@/content/scholarships';
import { loadStories } from '@/content/story-texts';
import { formatMoney } from '@/lib/money';
import { Blog } from './blog-page';
import { CostCalculator } from './cost-calculator-page';
import { CountryGuideCards } from './country-guides-page';
import { filterEntries, optionsOf } from './filters';
import { Rankings } from './rankings-page';
import { Scholarships } from './scholarships-page';
import { StudentStories } from './student-stories-page';
import { amountOf } from './total';

describe('filters', () => {
  test('names contain the search text in any letter case, with or without accents, taken literally', () => {
    const names = (search: string) => filterEntries(rankings, search, {}).map(({ name }) => name);
    expect(names('OXFORD')).toEqual(['University of Oxford']);
    expect(names('  oxford ')).toEqual(['University of Oxford']);
    expect(names('Öxfórd')).toEqual(['University of Oxford']);
    expect(names('')).toHaveLength(9);
    expect(names('.*')).toEqual([]);
  });

  test('options match equal values only, and "All" matches everything', () => {
    const count = (country: string, type: string) =>
      filterEntries(scholarships, '', { country, type }).length;
    expect(count('', '')).toBe(36);
    expect(count('United Kingdom', '')).toBe(8);
    expect(count('United Kingdom', 'Foundation')).toBe(3);
    expect(count('United', '')).toBe(0);
  });

  test('a select offers "All" and each value once', () => {
    expect(optionsOf('All', ['b', 'a', 'b']).map(({ label }) => label)).toEqual(['All', 'b', 'a']);
  });
});

describe('amounts', () => {
  test.each([
    ['1500', 1500],
    ['12.5', 12.5],
    ['', 0],
    ['abc', 0],
    ['1e999', 0],
  ])('"%s" counts as %d', (text, amount) => expect(amountOf(text)).toBe(amount));

  test('are grouped by thousands; a symbol of letters stands apart', () => {
    expect(formatMoney('$', 75000)).toBe('$75,000');
    expect(formatMoney('CAD', 1234567)).toBe('CAD 1,234,567');
  });

  test.each([0, 7, 999, 1000, 12345.6, -54321, 100000, 1234567, 10000000, 987654321.25])(
    '%d is grouped as readers of English are used to, rupees as in India',
    (amount) => {
      const cents = { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 };
      expect(formatMoney('$', amount)).toBe(`$${amount.toLocaleString('en-US', cents)}`);
      expect(formatMoney('₹', amount)).toBe(`₹${amount.toLocaleString('en-IN', cents)}`);
    },
  );
});

const inRouter = (page: React.ReactNode, at = '/') =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <AddressProvider>{page}</AddressProvider>
    </MemoryRouter>,
  );

describe('cost calculator', () => {
  const amounts = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => Number(value));

  test('starts with the United States and adds up the preset', () => {
    inRouter(<CostCalculator />);
    expect(screen.getByLabelText('Country')).toHaveValue('United States');
    expect(amounts()).toEqual([50000, 15000, 5000, 2000, 3000]);
    expect(screen.getByText('$75,000')).toBeVisible();
  });

  test.each([
    ['United Kingdom', '£', [30000, 12000, 4000, 1500, 2500]],
    ['Canada', 'CAD', [35000, 10000, 4500, 1800, 2700]],
    ['Australia', 'AUD', [40000, 14000, 4800, 2200, 2800]],
    ['Germany', '€', [5000, 8000, 3500, 1200, 2000]],
    ['Ireland', '€', [25000, 11000, 4200, 1600, 2400]],
  ])('%s replaces all five amounts and the symbol', async (country, symbol, preset) => {
    const user = userEvent.setup();
    inRouter(<CostCalculator />);
    await user.clear(screen.getByLabelText(/^Tuition/));
    await user.selectOptions(screen.getByLabelText('Country'), country);
    expect(amounts()).toEqual(preset);
    expect(
      screen.getByText(
        formatMoney(
          symbol,
          preset.reduce((sum, amount) => sum + amount),
        ),
      ),
    ).toBeVisible();
  });

  test('every amount can be edited; an empty one counts as 0', async () => {
    const user = userEvent.setup();
    inRouter(<CostCalculator />);
    const tuition = screen.getByLabelText(/^Tuition/);
    await user.clear(tuition);
    expect(screen.getByText('$25,000')).toBeVisible();
    await user.type(tuition, '1000');
    expect(screen.getByText('$26,000')).toBeVisible();
    await user.clear(tuition);
    await user.tab();
    expect(tuition).toHaveValue(0);
  });

  test('every preset has five amounts', () => {
    for (const { name } of destinations) {
      for (const item of costItems) expect(costsOf(name)[item]).toBeGreaterThan(0);
    }
  });
});

test('rankings show the view that the address names', async () => {
  inRouter(<Rankings />, '/?country=Switzerland');
  expect(screen.getByLabelText('Country')).toHaveValue('Switzerland');
  expect(screen.getAllByRole('row')).toHaveLength(2);
  await userEvent.type(screen.getByLabelText('Search by name'), 'oxford');
  expect(screen.getByRole('status')).toHaveTextContent('No universities match');
});

describe('every filtered list', () => {
  let texts: Record<string, string[]>;
  beforeAll(async () => {
    texts = await loadStories();
  });

  const lists = {
    rankings: [Rankings, 'Country', 'United Kingdom', '9 universities', '4 universities'],
    scholarships: [Scholarships, 'Type', 'Foundation', '36 scholarships', '8 scholarships'],
    stories: [StudentStories, 'Destination', 'Germany', '4 stories', '1 story'],
    guides: [CountryGuideCards, 'Country', 'Ireland', '10 countries', '1 country'],
    blog: [Blog, 'Category', 'Study Planning', '8 articles', '2 articles'],
  } as const;

  describe('scholarships', () => {
    const names = (list = screen.getAllByRole('list')[0]!) =>
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent);
    afterEach(() => jest.useRealTimers());

    test('open to a country among others stand under those of the country, as the other filters choose', async () => {
      inRouter(<Scholarships />, '/?country=United+States');
      expect(screen.getByRole('status')).toHaveTextContent(/^4 scholarships$/);
      const also = () =>
        names(within(screen.getByRole('region', { name: 'Also open to you' })).getByRole('list'));
      expect(also().sort()).toEqual([
        'Inlaks Shivdasani Foundation Scholarship',
        'J N Tata Endowment loan scholarship',
        'K C Mahindra Scholarship',
        'National Overseas Scholarship',
      ]);
      await userEvent.click(screen.getByRole('radio', { name: 'Doctorate' }));
      expect(screen.getByRole('status')).toHaveTextContent(/^1 scholarship$/);
      expect(also()).toHaveLength(3);
      await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
      expect(also()).toContain('Inlaks Shivdasani Foundation Scholarship');
      await userEvent.click(screen.getByRole('radio', { name: 'Bachelor’s' }));
      expect(screen.queryByRole('region', { name: 'Also open to you' })).toBeNull();
    });

    test('are ordered by their next closing day in India; what is over says so and comes last', () => {
      const shown = (now: string) => {
        cleanup();
        jest.useFakeTimers({ now: new Date(now) });
        inRouter(<Scholarships />);
        const over = screen.getAllByText('Over for this round').map((mark) => mark.closest('li')!);
        return { order: names(), over: over.map((card) => within(card).getByRole('heading').textContent) };
      };
      const before = shown('2026-10-06T18:29:00Z');
      expect(before.order.slice(0, 4)).toEqual([
        'Chevening Scholarships',
        'Knight-Hennessy Scholars',
        'Lester B. Pearson International Scholarship',
        'Gates Cambridge Scholarship',
      ]);
      expect(before.over).not.toContain('Chevening Scholarships');
      const after = shown('2026-10-06T18:30:00Z');
      expect(after.order[0]).toBe('Lester B. Pearson International Scholarship');
      expect(after.over).toContain('Chevening Scholarships');
      expect(after.order.slice(-after.over.length)).toEqual(after.over);
    });

    test('name the page that gave each day', () => {
      inRouter(<Scholarships />);
      const card = screen.getByRole('heading', { name: 'Gates Cambridge Scholarship' }).closest('li')!;
      const mark = within(card).getByRole('link', {
        name: /^Source \d+: Gates Cambridge: deadlines for 2027/,
      });
      const source = document.querySelector(mark.getAttribute('href')!.replace(/^.*#/, '#'));
      expect(source).toHaveTextContent('OfficialRequirements, 2 July 2026');
    });
  });

  test.each(Object.entries(lists))(
    '%s says how much is left',
    async (_, [List, field, choice, all, some]) => {
      inRouter(<List texts={texts} />);
      const status = screen.getByRole('status');
      expect(status).toHaveTextContent(new RegExp(`^${all}$`));
      await userEvent.selectOptions(screen.getByLabelText(field), choice);
      // The same element: a new one would not be announced.
      expect(status).toBeInTheDocument();
      expect(status).toHaveTextContent(new RegExp(`^${some}$`));
    },
  );

  test('guides say what the tuition of a year is for, where other degrees cost far more or less', () => {
    inRouter(<CountryGuideCards />, '/?country=Slovakia');
    expect(screen.getByText(/tuition and living/)).toHaveTextContent(
      /^About €12,240 .*, tuition and living\. Tuition is that of an engineering master’s .*medicine/,
    );
  });

  test.each(Object.entries(lists))(
    '%s takes an unknown choice for none, and a known one in any case',
    (_, [List, field, choice, all, some]) => {
      const shown = (value: string) => {
        cleanup();
        inRouter(<List texts={texts} />, `/?${new URLSearchParams({ [field.toLowerCase()]: value })}`);
        return screen.getByRole('status').textContent;
      };
      expect(['Mars', '<script>', choice.toUpperCase()].map(shown)).toEqual([all, all, some]);
    },
  );

  test.each(Object.entries(lists))('%s says without scripts that it cannot be filtered', (_, [List]) => {
    const html = renderToString(
      <MemoryRouter>
        <AddressProvider>
          <List texts={texts} />
        </AddressProvider>
      </MemoryRouter>,
    );
    expect(html).toMatch(/<p data-instead="script"[^>]*>[^<]*need JavaScript/);
    expect(html).toContain('data-needs="script"');
  });
});
