import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ApplicationDetails } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { facts } from '@/content/facts';
import { application } from '@/test/application';
import { LIST, open, server, visit } from '@/test/applications';
import { type Call, problem } from '@/test/fake-api';
import { listOf } from '@/test/portal';
import { university } from '@/test/university';

test.each([
  ['undergraduate', 22000, 38000, '$22,000 – $38,000', 'of this university, in US dollars'],
  ['masters', 22000, 38000, '$22,000 – $38,000', /mostly for bachelor’s degrees: ask what yours costs$/],
  ['masters', 0, 0, 'No tuition', /^at this university/],
] as const)(
  'at %s level a university whose year costs $%s to $%s costs %s',
  async (level, tuitionMinUSD, tuitionMaxUSD, text, note) => {
    const paid = university(1, { tuitionMinUSD, tuitionMaxUSD });
    await open(application(7, { level }), { 'GET /api/universities': listOf([paid]) });
    const year = (await screen.findByText('Tuition, a year')).parentElement!;
    expect(await within(year).findByText(text)).toBeVisible();
    expect(within(year).getByText(note)).toBeVisible();
    expect(screen.queryAllByText('Deposit')).toHaveLength(tuitionMaxUSD === 0 ? 0 : 1);
  },
);

test('without the tuition of the university nothing is summed, and what failed can be tried again', async () => {
  let failing = true;
  await open(application(7), {
    'GET /api/universities': (call: Call) =>
      failing ? problem(503, 'Not now.') : listOf([university(1)])(call),
  });
  const card = within(
    (await screen.findByText('The costs could not be loaded.', {}, { timeout: 10_000 })).parentElement!,
  );
  expect(screen.queryByText('Tuition, a year')).toBeNull();
  failing = false;
  await userEvent.click(card.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Tuition, a year')).toBeVisible();
});

test('what the visa wants to see stands beside the sum, which it is no part of, each rate below', async () => {
  await open(application(7));
  const shown = await screen.findByRole('region', { name: 'To show, not to spend' });
  expect(shown).toHaveTextContent(
    /€10,000, about ₹10\.8 lakh for living \(a year\), besides tuition\. .+ not added to them\./,
  );
  expect(within(shown).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('irishimmigration'),
  );
  expect(screen.getByText(/^Rupees at/)).toHaveTextContent(
    /^Rupees at .*₹107\.89 to the euro, 5 October 2026/,
  );
});

test.each([
  ['Canada', 'Toronto', 'Ontario', /not to spendCAD 23,448, about .+ for living \(a year, outside Québec\)/],
  ['Canada', 'Montreal', 'Quebec', /not to spendCAD 24,617, about .+ for living \(a year, in Québec\)/],
  [
    'United Kingdom',
    'Leeds',
    'England',
    /not to spend£10,827, about .+ for living \(nine months, outside London\)/,
  ],
  [
    'United Kingdom',
    'London',
    'England',
    /not to spend£14,130, about .+ for living \(nine months, in London\)/,
  ],
])('in %s, %s, the sum to show is the one that holds there', async (country, city, region, words) => {
  const { id, name } = university(1);
  await open(application(7, { university: { id, name, city, region, country, sector: null } }));
  expect(await screen.findByRole('region', { name: 'To show, not to spend' })).toHaveTextContent(words);
});

test('the fixed rate of the dirham has its own source', async () => {
  const { id, name, city, region } = university(1);
  await open(application(7, { university: { id, name, city, region, country: 'Dubai', sector: null } }));
  expect(await screen.findByText(/^Rupees at/)).toHaveTextContent(
    /₹26\.22 to the dirham \(which is fixed at 3\.6725 to the US dollar\).+European Central Bank.+ and .*Central Bank of the UAE/,
  );
  expect(screen.getByRole('region', { name: 'To show, not to spend' })).toHaveTextContent(
    /We found no sum that the state sets/,
  );
});

test('of all open applications what is paid to apply is summed, and the first years stand side by side', async () => {
  const { id, name, city, region } = university(2);
  const ireland = application(7);
  const canada = application(8, { university: { id, name, city, region, country: 'Canada', sector: null } });
  const closed = application(9, { nextStages: [], stage: 'withdrawn' });
  const listed = (...some: ApplicationDetails[]) =>
    server({ [LIST]: { body: some.map((one) => ({ ...one, openTasks: [] })) } });
  listed(ireland, canada, closed);
  visit();
  const card = within(
    (await screen.findByRole('heading', { name: 'Costs of all open applications' })).parentElement!,
  );
  const lines = () =>
    card.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling!.textContent}`);
  expect(lines()).toEqual([
    `Language test (IELTS): ${facts.tests.ieltsFee.text}, once`,
    expect.stringMatching(/^Application fee, University 1: €0 – €60/),
    expect.stringMatching(/^Application fee, University 2: CAD 100 – CAD 200/),
  ]);
  expect(card.getByText(/before any university answers, 3 of 3 items known\.$/)).toBeVisible();
  // You go to one of them: nobody pays the sum of both.
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^University 1MSc .+₹[\d.]+ lakh – ₹[\d.]+ lakh, \d+ of \d+ items known$/),
    expect.stringMatching(/^University 2MSc .+₹[\d.]+ lakh – ₹[\d.]+ lakh, \d+ of \d+ items known$/),
  ]);
  expect(card.queryByText(/together/i)).toBeNull();
  expect(card.getByText(/^Rupees at/)).toHaveTextContent(
    /^Rupees at ₹96\.30 to the US dollar, ₹107\.89 to the euro, ₹67\.56 to the Canadian dollar, 5 October 2026: European Central Bank/,
  );
  cleanup();
  listed(ireland, closed);
  visit();
  await screen.findByRole('heading', { name: 'Next' });
  expect(screen.queryByText('Costs of all open applications')).toBeNull();
});
