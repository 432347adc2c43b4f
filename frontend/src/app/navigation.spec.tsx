import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { processSteps } from '@/content/home';
import { loadPageAt, renderApp } from '@/test/render-app';
import { settings } from '@/test/settings';

let scrollTo: jest.SpyInstance;
let scrollIntoView: jest.SpyInstance;

beforeEach(async () => {
  // Every page the tests walk to, so that a navigation does not wait for its chunk.
  for (const path of [
    '/',
    '/services',
    '/services/visa-guidance',
    '/country/canada',
    '/resources/blog',
    '/support/faq',
  ])
    await loadPageAt(path);
  jest.useFakeTimers();
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation();
  scrollIntoView = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation();
  sessionStorage.clear();
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
});

function scrollYTo(value: number) {
  Object.defineProperty(window, 'scrollY', { value, configurable: true });
  window.dispatchEvent(new Event('scroll'));
}

const visit = async (path: string) => {
  await renderApp(path);
  scrollTo.mockClear();
  scrollIntoView.mockClear();
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
};
const advance = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const footer = () => within(screen.getByRole('contentinfo'));
const headerBooking = () =>
  within(screen.getByRole('banner')).getByRole('link', { name: 'Book Free Consultation' });

const gone = () => scrollIntoView.mock.contexts;
const contact = () => document.getElementById('contact');

test('a route change goes to the top and moves the focus to the page', async () => {
  const user = await visit('/');
  await user.click(footer().getByRole('link', { name: 'Blog' }));
  expect(scrollTo.mock.calls).toEqual([[0, 0]]);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
});

test('a changed filter does not scroll', async () => {
  const user = await visit('/resources/blog');
  await user.type(screen.getByLabelText('Search by title'), 'visa');
  expect(screen.getByLabelText('Search by title')).toHaveValue('visa');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('on the home page the booking button goes to the contact section at once', async () => {
  const user = await visit('/');
  await user.click(headerBooking());
  expect(gone()).toContain(contact());
  expect(scrollTo).not.toHaveBeenCalled();
  expect(contact()).toHaveFocus();
});

test.each([
  ['the header', headerBooking],
  ['the footer', () => footer().getByRole('link', { name: 'Contact Us' })],
])('from another page %s goes to the top of home and waits 500 ms', async (_, link) => {
  const user = await visit('/services');
  await user.click(link());
  expect(contact()).toBeInTheDocument();
  expect(scrollTo.mock.calls.at(-1)).toEqual([{ top: 0, behavior: 'instant' }]);
  scrollIntoView.mockClear();
  await advance(499);
  expect(gone()).toEqual([]);
  await advance(1);
  expect(gone()).toEqual([contact()]);
  expect(contact()).toHaveFocus();
});

test('a country guide waits 100 ms', async () => {
  const user = await visit('/country/canada');
  await user.click(
    within(screen.getByRole('main')).getAllByRole('link', { name: 'Book Free Consultation' })[0]!,
  );
  scrollIntoView.mockClear();
  await advance(99);
  expect(gone()).toEqual([]);
  await advance(1);
  expect(gone()).toEqual([contact()]);
});

test('leaving before the wait is over cancels the glide', async () => {
  const user = await visit('/services');
  await user.click(headerBooking());
  await user.click(footer().getByRole('link', { name: 'Blog' }));
  scrollIntoView.mockClear();
  await advance(1000);
  expect(gone()).toEqual([]);
});

test('a turn of the wheel before the wait is over cancels the glide', async () => {
  const user = await visit('/services');
  await user.click(headerBooking());
  scrollIntoView.mockClear();
  act(() => void window.dispatchEvent(new Event('wheel')));
  await advance(1000);
  expect(gone()).toEqual([]);
});

test('an anchor that does not exist is a console warning', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await visit('/#nowhere');
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('"nowhere"'));
});

test('going back restores the old position at once', async () => {
  const { navigate } = await renderApp('/');
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  scrollYTo(700);
  await user.click(footer().getByRole('link', { name: 'Blog' }));
  scrollYTo(300);
  await user.click(footer().getByRole('link', { name: 'FAQ' }));
  expect(document.documentElement.style.scrollBehavior).toBe('');
  scrollTo.mockClear();
  await act(async () => void navigate(-1));
  expect(scrollTo.mock.calls).toEqual([[0, 300]]);
  expect(document.documentElement.style.scrollBehavior).toBe('auto');
  await act(async () => void navigate(-1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 700);
  await act(async () => void navigate(1));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});

describe('header', () => {
  test('a group opens on a press and closes on Escape with the focus back', async () => {
    const user = await visit('/');
    const button = screen.getByRole('button', { name: 'Services' });
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(within(button.parentElement!).getByRole('link', { name: 'Career Counselling' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
  });

  test('a group opens on focus and closes when the focus leaves it', async () => {
    const user = await visit('/');
    const button = screen.getByRole('button', { name: 'Support' });
    act(() => button.focus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab({ shift: true });
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a press on a group that a press has opened closes it', async () => {
    const user = await visit('/');
    const button = screen.getByRole('button', { name: 'Services' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  test('a group opens on hover, closes on Escape and on leaving', async () => {
    const user = await visit('/');
    const services = screen.getByRole('button', { name: 'Services' });
    const resources = screen.getByRole('button', { name: 'Resources' });
    await user.hover(services);
    expect(services).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{Escape}');
    expect(services).toHaveAttribute('aria-expanded', 'false');
    await user.hover(resources);
    expect(resources).toHaveAttribute('aria-expanded', 'true');
    await user.unhover(resources);
    expect(resources).toHaveAttribute('aria-expanded', 'false');
  });

  test('a link of a group closes it', async () => {
    const user = await visit('/');
    const button = screen.getByRole('button', { name: 'Services' });
    await user.click(button);
    await user.click(within(button.parentElement!).getByRole('link', { name: 'Visa Guidance' }));
    expect(screen.getByRole('button', { name: 'Services' })).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('heading', { level: 1, name: 'Visa Guidance' })).toBeVisible();
  });

  test('the mobile menu closes on Escape with the focus back', async () => {
    const user = await visit('/');
    const button = screen.getByRole('button', { name: 'Menu' });
    await user.click(button);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();
    expect(button).toHaveFocus();
  });

  test('the mobile menu closes on navigation', async () => {
    const user = await visit('/');
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('navigation', { name: 'Mobile' });
    await user.click(within(menu).getByRole('link', { name: 'Blog' }));
    expect(screen.queryByRole('navigation', { name: 'Mobile' })).toBeNull();
  });

  test('the call button dials', async () => {
    await visit('/');
    expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+914055550100');
  });
});

test('social buttons record the press; only an address makes a link', async () => {
  const user = await visit('/services');
  const pressed = jest.fn();
  document.addEventListener('social-click', (event) => pressed((event as CustomEvent).detail), {
    once: true,
  });
  await user.click(footer().getByRole('button', { name: 'YouTube' }));
  expect(pressed).toHaveBeenCalledWith('youtube');
  expect(footer().getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.test/meridian',
  );
});

test('a step opens its dialog, and starting it leads to the contact section', async () => {
  const user = await visit('/');
  const step = processSteps[1]!;
  await user.click(screen.getByRole('button', { name: `View details of ${step.title}` }));
  const dialog = screen.getByRole('dialog', { name: step.title });
  for (const detail of step.details) expect(within(dialog).getByText(detail)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Start This Step' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.getElementById('contact')).toHaveFocus();
});

test('the footer says that its hours are those of the office, beside other hours on a page', async () => {
  await renderApp('/support/emergency');
  expect(footer().getByText('Office hours').nextSibling).toHaveTextContent(settings.hours[0]!);
});
