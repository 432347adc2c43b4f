import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, Repository } from 'typeorm';
import type { Caller } from '../admin/admin.guard.js';
import { notFound } from '../common/id-param.js';
import { ProblemException } from '../common/problem.js';
import { CannedAnswer } from './canned-answer.entity.js';
import type { CannedAnswerDto, CannedAnswerText, NewCannedAnswer } from './canned-answers.dto.js';

const MOST = 100;

/** Texts that staff send again and again: each person's own, and those for all, which leads and owners look after. */
@Injectable()
export class CannedAnswers {
  constructor(@InjectRepository(CannedAnswer) private readonly answers: Repository<CannedAnswer>) {}

  /** One's own and those for all, by title. */
  async list({ id }: Caller): Promise<CannedAnswerDto[]> {
    const where = id === null ? [{ staffId: IsNull() }] : [{ staffId: IsNull() }, { staffId: id }];
    return (await this.answers.find({ where, order: { title: 'ASC', id: 'ASC' } })).map(dto);
  }

  /** @throws ProblemException 403 for all by a counselor, or own without being a person; 409 when there are 100 already */
  async add({ forAll, title, text }: NewCannedAnswer, caller: Caller): Promise<CannedAnswerDto> {
    const staffId = forAll ? null : caller.id;
    if (forAll) assertMayForAll(caller);
    else if (staffId === null)
      throw new ProblemException(403, 'The office token is no person: answers added with it are for all.');
    const count = await this.answers.countBy({ staffId: staffId ?? IsNull() });
    if (count >= MOST)
      throw new ProblemException(409, `There are ${MOST} of these already. Delete one of them first.`);
    return dto(await this.answers.save({ staffId, title, text }));
  }

  /** @throws ProblemException 403 for one for all by a counselor; 404 */
  async edit(id: number, { title, text }: CannedAnswerText, caller: Caller): Promise<CannedAnswerDto> {
    const answer = await this.find(id, caller);
    await this.answers.update(id, { title, text });
    return dto({ ...answer, title, text });
  }

  /** @throws ProblemException 403 for one for all by a counselor; 404 */
  async remove(id: number, caller: Caller): Promise<void> {
    await this.find(id, caller);
    await this.answers.delete(id);
  }

  private async find(id: number, caller: Caller): Promise<CannedAnswer> {
    const answer = await this.answers.findOneBy({ id });
    if (!answer || (answer.staffId !== null && answer.staffId !== caller.id)) throw notFound('canned answer');
    if (answer.staffId === null) assertMayForAll(caller);
    return answer;
  }
}

function assertMayForAll({ role }: Caller): void {
  if (role === 'counselor')
    throw new ProblemException(
      403,
      'Only leads and owners may change answers that are for all. Ask one of them.',
    );
}

const dto = ({ id, staffId, title, text }: Pick<CannedAnswer, 'id' | 'staffId' | 'title' | 'text'>) => ({
  id,
  title,
  text,
  forAll: staffId === null,
});
