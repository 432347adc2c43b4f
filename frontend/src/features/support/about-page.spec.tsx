import { loadPages, renderPage, resolvePage } from '@/entry-server';
import { settings } from '@/test/settings';

const told = {
  ...settings,
  openness: {
    company: 'Meridian Education Private Limited; Anita Sen hears complaints.',
    fees: 'The first talk is free.',
    commission: 'Some universities pay us.',
    refunds: '',
    counselors: [{ name: 'Meera Rao', about: 'M.Ed.' }],
  },
};

// Every page's module is loaded, which a busy machine takes a minute for.
beforeAll(loadPages, 180_000);

test('there is no page and no link to it until the operator has filled it in', async () => {
  expect(resolvePage('/about-us', settings).status).toBe(404);
  const { head, body } = await renderPage('/about-us', settings);
  expect(head).toContain('noindex');
  expect(body).toContain('404 Page Not Found');
  expect((await renderPage('/support/faq', settings)).body).not.toContain('/about-us');
});

test('what is filled in is shown and linked, the rest is left out', async () => {
  expect(resolvePage('/about-us', told)).toEqual({ page: '/about-us', status: 200, shell: false });
  const { head, body } = await renderPage('/about-us', told);
  expect(head).not.toContain('noindex');
  for (const text of [
    'The first talk is free.',
    'Some universities pay us.',
    'Private Limited',
    'Meera Rao',
    'M.Ed.',
  ])
    expect(body).toContain(text);
  expect(body).not.toContain('When you get money back');
  expect((await renderPage('/support/faq', told)).body).toContain('href="/about-us"');
});
