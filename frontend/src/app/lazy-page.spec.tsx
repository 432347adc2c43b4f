import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useNavigate, type NavigateFunction } from 'react-router-dom';
import { lazyPage } from './lazy-page';

test('leaving a page loads what was kept from the server’s HTML, so that the back button need not wait', async () => {
  const loadContent = jest.fn(async () => undefined);
  const { Page, preload } = lazyPage(async () => ({ default: () => <h1>Here</h1> }), {
    content: loadContent,
  });
  await preload({ slug: 'one' }, true);
  expect(loadContent.mock.calls).toEqual([[{ slug: 'one' }, true]]);

  let navigate!: NavigateFunction;
  function CaptureNavigate() {
    navigate = useNavigate();
    return null;
  }
  render(
    <MemoryRouter initialEntries={['/one']}>
      <Routes>
        <Route path="/:slug" element={<Page />} />
        <Route path="*" element={null} />
      </Routes>
      <CaptureNavigate />
    </MemoryRouter>,
  );
  expect(screen.getByText('Here')).toBeVisible();
  await act(async () => void navigate('/one?filter=x#part'));
  expect(loadContent).toHaveBeenCalledTimes(1);
  await act(async () => void navigate('/two'));
  expect(loadContent).toHaveBeenLastCalledWith({ slug: 'one' }, false, undefined);
  await act(async () => void navigate('/two/three'));
  expect(loadContent).toHaveBeenLastCalledWith({ slug: 'two' }, false, undefined);
});
