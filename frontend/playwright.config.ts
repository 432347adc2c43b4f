import { defineConfig, devices } from '@playwright/test';

const root = process.getuid?.() === 0;

/**
 * The browser's own pages for its address bar, two for each window, took a third of the time that a new context needs.
 * Chromium reads the last list only, so what Playwright switches off itself stands here again.
 */
const FEATURES_OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/start-server.ts',
  fullyParallel: true,
  workers: 2,
  // A busy machine takes its time; what never comes fails all the same.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: {
      // Unset, Playwright's own browser serves.
      executablePath: process.env.CHROME_PATH || undefined,
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${FEATURES_OFF.join(',')}`,
        // Chromium's sandbox refuses to run as root.
        ...(root ? ['--no-sandbox'] : []),
      ],
    },
  },
});
