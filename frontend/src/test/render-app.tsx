import { act, render } from '@testing-library/react';
import { MemoryRouter, useNavigate, type NavigateFunction } from 'react-router-dom';
import { App } from '@/app/app';
import { matchPage } from '@/app/routes';
import { preloadFooter } from '@/app/site-footer';
import { settings } from './settings';

/** The whole site at an address, its page loaded; gives what the back button would call. */
export async function renderApp(path: string): Promise<{ navigate: NavigateFunction }> {
  let navigate: NavigateFunction | undefined;
  function CaptureNavigate() {
    navigate = useNavigate();
    return null;
  }
  await Promise.all([matchPage(path.split(/[?#]/)[0]!).preload(), preloadFooter()]);
  await act(async () =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <App settings={settings} />
        <CaptureNavigate />
      </MemoryRouter>,
    ),
  );
  return { navigate: (...args: Parameters<NavigateFunction>) => navigate!(...args) } as never;
}
