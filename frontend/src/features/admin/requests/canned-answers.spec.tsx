import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deskRequest, TOKEN } from '@/test/desk';
import { fakeApi } from '@/test/fake-api';
import { renderFeature } from '@/test/render-feature';
import { CannedAnswers, filled } from './canned-answers';

test('name and country are filled in as they are, whatever they contain', () => {
  const text = 'Hello {Name}, for {country} we need {marks}.';
  expect(filled(text, { name: 'A $& {country}', country: 'Canada' })).toBe(
    'Hello A $& {country}, for Canada we need {marks}.',
  );
  expect(filled(text, { name: 'Asha', country: null })).toBe(
    'Hello Asha, for your destination we need {marks}.',
  );
});

test('what is typed into an answer stays when its dialog is closed', async () => {
  const answer = { id: 3, title: 'Marks', text: 'Which marks?', forAll: false };
  const calls = fakeApi(({ method }) => ({ body: method === 'GET' ? [answer] : answer }));
  renderFeature(
    <CannedAnswers request={deskRequest(1)} token={TOKEN} mayForAll isPerson onUse={() => {}} />,
    '/admin',
    '/admin',
  );
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
  await press('Canned answers');
  await press('Edit “Marks”');
  await userEvent.type(screen.getByLabelText(/^Text/), ' And of which year?');
  await press('Back');
  await press('Close dialog');
  await press('Canned answers');
  await press('Edit “Marks”');
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Which marks? And of which year?');
  await press('Save');
  await press('Edit “Marks”');
  expect(screen.getByLabelText(/^Text/)).toHaveValue('Which marks?');
  expect(calls.flatMap(({ method, body }) => (method === 'GET' ? [] : [body]))).toEqual([
    { title: 'Marks', text: 'Which marks? And of which year?' },
  ]);
});
