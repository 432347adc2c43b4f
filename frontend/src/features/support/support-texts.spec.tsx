import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SiteSettingsContext } from '@/lib/site-settings';
import { settings } from '@/test/settings';
import { EmergencyDetails } from './emergency-details';
import { PolicyText } from './policy-text';

const show = (part: ReactNode) =>
  render(
    <MemoryRouter>
      <SiteSettingsContext value={settings}>{part}</SiteSettingsContext>
    </MemoryRouter>,
  );

test.each(['privacy', 'terms'] as const)(
  '%s names the day of its last change beside the first one',
  (type) => {
    show(<PolicyText type={type} />);
    const line = screen.getByText(/^Last Updated: December 2024/);
    expect(line).toHaveTextContent(/last on \d+ [A-Z]\w+ 20\d\d\.$/);
  },
);

test('the privacy notice says what leads see besides requests', () => {
  show(<PolicyText type="privacy" />);
  const section = screen.getByRole('region', { name: 'Why we use it and who sees it' });
  expect(section).toHaveTextContent(
    /leads the team sees .*addresses of the newsletter.*newest student accounts /,
  );
});

test('the hours of emergency support are told from those of the office, whose zone is named', () => {
  show(<EmergencyDetails />);
  expect(screen.getByText(/The office hours at the foot of the page are other/)).toHaveTextContent(
    /Kolkata time/,
  );
});
