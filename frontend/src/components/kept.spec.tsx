import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { asServer } from '@/lib/rendering';
import { Kept } from './kept';

const words = jest.fn(() => <p>Words of the server</p>);
const page = (
  <MemoryRouter>
    <Kept className="text">{words}</Kept>
  </MemoryRouter>
);

beforeEach(() => words.mockClear());

test('keeps the HTML it came with, also when it renders again, without asking for its words', async () => {
  const host = document.createElement('div');
  host.innerHTML = asServer(() => renderToString(page)).html;
  document.body.append(host);
  const paragraph = host.querySelector('p');
  expect(words).toHaveBeenCalledTimes(1);

  const errors: unknown[] = [];
  const options = { onRecoverableError: (error: unknown) => errors.push(error) };
  const root = await act(async () => hydrateRoot(host, page, options));
  await act(async () => root.render(page));
  expect(host.querySelector('p')).toBe(paragraph);
  expect(paragraph).toHaveTextContent('Words of the server');
  expect(words).toHaveBeenCalledTimes(1);
  expect(errors).toEqual([]);
  await act(async () => root.unmount());
  host.remove();
});

test('renders its words where no server did', () => {
  render(page);
  expect(screen.getByText('Words of the server')).toBeVisible();
  expect(words).toHaveBeenCalled();
});
