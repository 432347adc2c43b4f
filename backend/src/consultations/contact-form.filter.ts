import { Catch } from '@nestjs/common';
import type { Problem } from '../common/problem.js';
import { ProblemFilter } from '../common/problem.filter.js';
import { refusalPage } from './contact-form.js';

/** Refusals of a form that a browser posted by itself: a page instead of a problem document. */
@Catch()
export class ContactFormFilter extends ProblemFilter {
  protected override format(body: Problem) {
    return { type: 'text/html; charset=utf-8', text: refusalPage(body) };
  }
}
