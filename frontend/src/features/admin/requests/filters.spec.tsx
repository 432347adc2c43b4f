import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from 'react-router-dom';
import { deskServer, listCalls, TOKEN } from '@/test/desk';
import { renderFeature } from '@/test/render-feature';
import { Component as AdminPage } from '../admin-page';

beforeEach(() => sessionStorage.setItem('admin-token', TOKEN));

const open = async (path: string) => {
  const calls = deskServer();
  renderFeature(<AdminPage />, path, '/admin');
  await screen.findByRole('article');
  return calls;
};
const address = () => screen.getByTestId('address').textContent;

test('a day that is half typed stays in its field', async () => {
  const calls = await open('/admin');
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  const field = screen.getByLabelText('Came in from');
  for (const value of ['0002-10-11', '0020-10-11', '0202-10-11']) {
    fireEvent.change(field, { target: { value } });
    expect(field).toHaveValue(value);
    expect(address()).toBe('/admin');
  }
  fireEvent.blur(field);
  expect(screen.getByText('Please give the year with four digits.')).toBeVisible();
  fireEvent.change(field, { target: { value: '2026-10-11' } });
  expect(address()).toBe('/admin?from=2026-10-11');
  await waitFor(() => expect(listCalls(calls)).toHaveLength(2));
  expect(screen.queryByText('Please give the year with four digits.')).toBeNull();
});

test.each(['2026-02-31', '0002-10-11', '2101-01-01', '2026-11-20x'])(
  'a link with the day %s asks for no such day',
  async (day) => {
    const calls = await open(`/admin?from=${day}&to=2026-02-28`);
    expect(listCalls(calls)[0]!.url).toMatch(/\?to=2026-02-28&limit=50$/);
  },
);

test('each filter that is folded away is named, and goes by its cross', async () => {
  await open('/admin?due=overdue&country=Dubai&from=2025-03-02&to=2025-03-02&sort=oldest');
  const chip = (name: string) => screen.getByRole('button', { name: `Remove the filter ${name}` });
  expect(chip('Oldest first')).toHaveClass('sm:hidden');
  await userEvent.click(chip('2 March 2025'));
  expect(address()).toBe('/admin?due=overdue&country=Dubai&sort=oldest');
  expect(screen.getByRole('button', { name: 'More filters (2)' })).toHaveFocus();
  await userEvent.click(chip('Dubai'));
  await userEvent.click(chip('Overdue'));
  expect(address()).toBe('/admin?sort=oldest');
  expect(screen.getAllByRole('button', { name: /^Remove the filter/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/admin');
});

test('days the wrong way round are told from a search without success', async () => {
  deskServer({ list: () => ({ body: [] }) });
  renderFeature(<AdminPage />, '/admin?from=2026-11-20&to=2026-11-10', '/admin');
  expect(await screen.findByText('The day “from” is after the day “until”.')).toBeVisible();
  expect(screen.queryByText('Nothing matches these filters.')).toBeNull();
});

test('a span of days is named by its ends', async () => {
  await open(`/admin?country=none&from=${new Date().getFullYear()}-01-09&to=2099-12-31`);
  for (const name of ['No destination', 'From 9 January', 'Until 31 December 2099'])
    expect(screen.getByRole('button', { name: `Remove the filter ${name}` })).toBeVisible();
});

test('Back takes back one choice after the other, and a search as a whole', async () => {
  deskServer();
  function Back() {
    const navigate = useNavigate();
    return <button onClick={() => navigate(-1)}>Back of the browser</button>;
  }
  renderFeature(
    <>
      <AdminPage />
      <Back />
    </>,
    '/admin',
    '/admin',
  );
  await screen.findByRole('article');
  const steps = ['/admin'];
  const reached = async (path: string) => {
    await waitFor(() => expect(address()).toBe(path));
    steps.push(path);
  };
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'new');
  await reached('/admin?status=new');
  await userEvent.type(screen.getByRole('searchbox'), 'as');
  await waitFor(() => expect(address()).toBe('/admin?status=new&search=as'));
  await userEvent.keyboard('ha');
  await reached('/admin?status=new&search=asha');
  await userEvent.click(screen.getByRole('link', { name: 'Visitor 1' }));
  await reached('/admin?status=new&search=asha&request=1');
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Destination'), 'Dubai');
  await reached('/admin?status=new&search=asha&country=Dubai&request=1');
  await userEvent.click(screen.getByRole('button', { name: 'Close request' }));
  expect(address()).toBe('/admin?status=new&search=asha&country=Dubai');
  steps.pop();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/admin');
  await userEvent.click(screen.getByRole('button', { name: 'Back of the browser' }));
  await waitFor(() => expect(address()).toBe('/admin?status=new&search=asha&country=Dubai'));
  for (const path of steps.toReversed()) {
    await userEvent.click(screen.getByRole('button', { name: 'Back of the browser' }));
    await waitFor(() => expect(address()).toBe(path));
  }
  expect(screen.getByRole('searchbox')).toHaveValue('');
});
