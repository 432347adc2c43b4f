import { Catch } from '@nestjs/common';
import type { Problem } from './problem.js';
import { ProblemFilter } from './problem.filter.js';
import { refusalPage } from './plain-form.js';

/** Refusals of a form that a browser posted by itself: a page instead of a problem document. */
@Catch()
export class PlainFormFilter extends ProblemFilter {
  protected override format(body: Problem) {
    return { type: 'text/html; charset=utf-8', text: refusalPage(body) };
  }
}
