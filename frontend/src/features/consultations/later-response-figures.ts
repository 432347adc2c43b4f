import { lazy } from 'react';

/** The figures, which come after the page. Where they cannot be loaded the page does without them. */
export const LaterResponseFigures = lazy(() =>
  import('./response-figures').catch(() => ({ default: () => null })),
);
