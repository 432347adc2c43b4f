import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// What comes late on a busy machine still comes; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });
