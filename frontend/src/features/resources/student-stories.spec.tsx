import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { stories } from '@/content/stories';
import { preloadStories } from '@/content/story-texts';
import { StudentStories } from './student-stories';

/** In the order of their files. */
let texts: string[][];
beforeAll(async () => {
  texts = await preloadStories();
});

test('stories open and close one by one, and the destination chooses', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <StudentStories />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('button', { name: /^Read Full Story/ })).toHaveLength(4);
  const [first] = texts.at(-1)!;
  expect(screen.getByText(first!)).not.toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read Full Story of Meera P.' }));
  await user.click(screen.getByRole('button', { name: 'Read Full Story of Arjun V.' }));
  expect(screen.getByText(first!)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show Less of Meera P.' }));
  expect(screen.getByText(first!)).not.toBeVisible();
  expect(screen.getByText(texts[0]![0]!)).toBeVisible();

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
