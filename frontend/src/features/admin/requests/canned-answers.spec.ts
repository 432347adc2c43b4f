import { filled } from './canned-answers';

test('name and country are filled in as they are, whatever they contain', () => {
  const text = 'Hello {Name}, for {country} we need {marks}.';
  expect(filled(text, { name: 'A $& {country}', country: 'Canada' })).toBe(
    'Hello A $& {country}, for Canada we need {marks}.',
  );
  expect(filled(text, { name: 'Asha', country: null })).toBe(
    'Hello Asha, for your destination we need {marks}.',
  );
});
