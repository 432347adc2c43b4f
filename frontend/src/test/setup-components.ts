import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import * as React from 'react';

// What comes late on a busy machine still comes; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });

// React notes for each element the place in the code that made it, which takes a third of the time of large pages. It
// stops when it has noted many, and begins again after a second.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });
