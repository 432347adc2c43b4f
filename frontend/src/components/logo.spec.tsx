import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SiteSettingsContext } from '@/lib/site-settings';
import { settings } from '@/test/settings';
import { Logo } from './logo';

test('is read as one name, without a gap before the comma', () => {
  render(
    <MemoryRouter>
      <SiteSettingsContext value={settings}>
        <Logo />
      </SiteSettingsContext>
    </MemoryRouter>,
  );
  const spoken = [...screen.getByRole('link').children].filter((part) => !part.hasAttribute('aria-hidden'));
  expect(spoken.map(({ textContent }) => textContent)).toEqual(['Meridian, home page']);
});
