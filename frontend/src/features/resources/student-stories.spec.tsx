import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressProvider } from '@/lib/address-provider';
import { MemoryRouter } from 'react-router-dom';
import { stories } from '@/content/stories';
import { loadStories } from '@/content/story-texts';
import { StudentStories } from './student-stories-page';

let texts: Record<string, string[]>;
beforeAll(async () => {
  texts = await loadStories();
});

test('stories open and close one by one, and the destination chooses', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <AddressProvider>
        <StudentStories texts={texts} />
      </AddressProvider>
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('button', { name: /^Read Full Story/ })).toHaveLength(4);
  const [first] = texts['meera']!;
  expect(screen.getByText(first!)).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read Full Story of Meera P.' }));
  await user.click(screen.getByRole('button', { name: 'Read Full Story of Arjun V.' }));
  expect(screen.getByText(first!)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Less of Meera P.' }));
  expect(screen.getByText(first!)).not.toBeVisible();
  expect(screen.getByText(texts['arjun']![0]!)).toBeVisible();

  expect(screen.queryAllByText('A sample, not a real student')).toHaveLength(
    stories.filter(({ sample }) => sample).length,
  );

  const select = screen.getByLabelText('Destination');
  expect(within(select).getByRole('option', { name: 'All Destinations' })).toBeInTheDocument();
  await user.selectOptions(select, 'Germany');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Arjun V.',
    'Share Your Story',
  ]);
});
