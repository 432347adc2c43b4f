import { loadConfig } from '../config/config.js';
import { loadFrontendServer } from './frontend-build.js';
import { writePrerendered } from './prerendered.js';

const count = await writePrerendered(await loadFrontendServer(), loadConfig({}).site);
console.log(`${count} pages prerendered`);
