import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { queryClient } from '@/api/query-client';

// What comes late on a busy machine still comes; what never comes fails all the same.
configure({ asyncUtilTimeout: 5_000 });

afterEach(() => queryClient.clear());
