import * as manchester from './manchester.mjs';
import * as munich from './munich.mjs';
import * as toronto from './toronto.mjs';

/** By the country of the testimonial. */
export default { canada: toronto, 'united-kingdom': manchester, germany: munich };
