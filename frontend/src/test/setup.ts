import { format } from 'node:util';

// jsdom does not tell how the page was opened.
Performance.prototype.getEntriesByType ??= () => [];

// A console error or warning, and a request nobody answers, fail the test. A test that expects one spies on it.
const complaints: string[] = [];
console.error = (...args: unknown[]) => void complaints.push(`console.error: ${format(...args)}`);
console.warn = (...args: unknown[]) => void complaints.push(`console.warn: ${format(...args)}`);

beforeEach(() => {
  complaints.length = 0;
  globalThis.fetch = (input) => {
    complaints.push(`unhandled request: ${input instanceof Request ? input.url : input}`);
    return Promise.reject(new TypeError('No answer is prepared for this request'));
  };
});

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(found.join('\n'));
});
