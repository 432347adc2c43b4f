import type { Admissions, Intake } from '@/content/admission';
import { destinations } from '@/content/destinations';
import { loadAdmissions } from '@/content/guides';
import { BEGIN_DAYS, countryPlans, DECISION_DAYS, HOME_ZONE } from '@/content/plan-rules';
import { lateness } from '@/lib/due-words';
import { type Level, levels } from '@/lib/levels';
import { addDays, onTheWall } from '@/lib/office-hours';
import { daysBetween, momentOf } from '@/lib/zones';
import { applicationTask } from '@/test/application';
import {
  isMissed,
  isRefusal,
  isTight,
  makePlan,
  passedBy,
  type Plan,
  type Planned,
  type Refusal,
  squeezesOf,
  type Subject,
} from './planner';
import { proposalsFor, reasonOf, toKeep } from './proposals';
import { doubtOf, hasOthers } from './doubts';

const all = new Map<string, Admissions>();
beforeAll(async () => {
  for (const { name } of destinations) all.set(name, (await loadAdmissions(name)).admissions);
});

const names = destinations.map(({ name }) => name);
const at = (day: string, time = '12:00') => Date.parse(`${day}T${time}Z`);
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);
const of = (country: string, change: Partial<Subject> = {}): Subject => ({
  country,
  university: 'Some University',
  city: 'Some City',
  programme: '',
  level: 'masters',
  ...change,
});
const asPlan = (plan: Plan | Refusal): Plan => {
  if (isRefusal(plan)) throw new Error(plan.why);
  return plan;
};
/** Each task's day by its rule. */
const daysOf = (plan: Plan) => new Map(plan.tasks.map(({ rule, due }) => [rule.key, due]));

/** Every intake of every country at every level, on some days from long before to after its start. */
function* cases(step: number) {
  for (const country of names)
    for (const level of levels)
      for (const intake of all.get(country)!.intakes.filter((one) => one.levels.includes(level)))
        for (let day = '2026-06-01'; day < '2028-03-01'; day = addDays(day, step))
          yield { subject: of(country, { level }), intake, now: at(day), day };
}

describe('a plan', () => {
  test('has no task before today or after what it is planned back from, and each rule once', () => {
    let plans = 0;
    for (const { subject, intake, now, day } of cases(47)) {
      const plan = makePlan(subject, intake.starts, all.get(subject.country)!, now);
      if (isRefusal(plan)) continue;
      plans++;
      for (const { rule, due, anchor } of plan.tasks) {
        const told = [subject.country, intake.starts, day, rule.key, due.date, anchor.date];
        expect([...told, due.date >= day && momentOf(due) <= momentOf(anchor)]).toEqual([...told, true]);
      }
      expect(new Set(plan.tasks.map(({ rule }) => rule.key)).size).toBe(plan.tasks.length);
      const when = plan.tasks.map(({ due }) => due.date);
      expect(when).toEqual([...when].sort());
    }
    expect(plans).toBeGreaterThan(100);
  });

  test.each(['accept', 'caq'])(
    'has no %s before the university can have answered, unless the visa cannot wait',
    (key) => {
      let seen = 0;
      for (const { subject, intake, now } of cases(31)) {
        const plan = makePlan(
          { ...subject, region: 'Quebec' },
          intake.starts,
          all.get(subject.country)!,
          now,
        );
        if (isRefusal(plan)) continue;
        const of = (key: string) => plan.tasks.find(({ rule }) => rule.key === key);
        const [apply, accept] = [of('apply'), of(key)];
        if (!apply || !accept || accept.due.date === accept.anchor.date) continue;
        seen++;
        expect(accept.due.date >= addDays(apply.due.date, DECISION_DAYS)).toBe(true);
      }
      expect(seen).toBeGreaterThan(key === 'caq' ? 1 : 10);
    },
  );

  test('has nothing that needs the accepted offer before it, nor the flight before the visa, also on one day', () => {
    let seen = 0;
    for (const { subject, intake, now } of cases(47))
      for (const region of ['Quebec', 'Ontario'] as const) {
        const plan = makePlan({ ...subject, region }, intake.starts, all.get(subject.country)!, now);
        if (isRefusal(plan)) continue;
        // As the server sorts them, which keeps the order of those that end together.
        const keys = plan.tasks
          .toSorted((a, b) => momentOf(a.due) - momentOf(b.due))
          .map(({ rule }) => rule.key);
        for (const [first, then] of [
          ['accept', 'deposit'],
          ['accept', 'caq'],
          ['accept', 'attestation-letter'],
          ['accept', 'sevis'],
          ['accept', 'check-visa'],
          ['accept', 'visa'],
          ['visa', 'flight'],
        ] as const)
          if (keys.includes(first) && keys.includes(then)) {
            seen++;
            const told = [subject.country, intake.starts, dayOf(now), first, then];
            expect([...told, keys.indexOf(first) < keys.indexOf(then)]).toEqual([...told, true]);
          }
      }
    expect(seen).toBeGreaterThan(100);
  });

  test('reminds of the references a week after they were asked for, or as late as can be', () => {
    let [apart, near] = [0, 0];
    for (const { subject, intake, now } of cases(83)) {
      const plan = makePlan(subject, intake.starts, all.get(subject.country)!, now);
      if (isRefusal(plan)) continue;
      const remind = plan.tasks.find(({ rule }) => rule.key === 'referees-again')!;
      const asked = daysOf(plan).get('references')!.date;
      if (remind.due.date >= addDays(asked, 7)) apart++;
      else {
        near++;
        const dayBefore = addDays(remind.anchor.date, -1);
        expect(remind.due.date).toBe(asked > dayBefore ? asked : dayBefore);
      }
      const tomorrow = makePlan(subject, intake.starts, all.get(subject.country)!, now + 86_400_000);
      // That it moves with today is no new date.
      if (!isRefusal(tomorrow) && remind.anchor.date === tomorrow.fixed[0]!.date)
        expect(
          proposalsFor(
            [applicationTask(1, toKeep(remind))],
            tomorrow.tasks.filter(({ rule }) => rule === remind.rule),
          ),
        ).toEqual([]);
    }
    expect([apart > 100, near > 0]).toEqual([true, true]);
  });

  test('waits for no answer that has come', () => {
    const day = (isOffered: boolean) =>
      daysOf(
        asPlan(
          makePlan(
            of('Canada', { region: 'Quebec', reached: ['application'], isOffered }),
            '2027-09',
            all.get('Canada')!,
            at('2027-04-20'),
          ),
        ),
      ).get('accept')!.date;
    expect(day(true) < day(false)).toBe(true);
  });

  test('asks for the deposit when the offer is answered, and after it is accepted not for the answer', () => {
    const days = (change: Partial<Subject>) => {
      const subject = of('Ireland', { reached: ['application'], isOffered: true, ...change });
      const plan = asPlan(makePlan(subject, '2027-09', all.get('Ireland')!, at('2027-03-20')));
      return [daysOf(plan).has('accept'), daysOf(plan).get('deposit')!.date];
    };
    expect(days({})).toEqual([
      true,
      daysOf(asPlan(makePlan(of('Ireland'), '2027-09', all.get('Ireland')!, at('2027-03-20')))).get('accept')!
        .date,
    ]);
    expect(days({ answerBy: '2027-04-02' })).toEqual([true, '2027-04-02']);
    expect(days({ answerBy: '2027-04-02', isAccepted: true })).toEqual([false, '2027-04-02']);
    expect(days({ answerBy: '2027-03-10', isAccepted: true })).toEqual([false, '2027-03-27']);
    const deposit = asPlan(
      makePlan(
        of('Ireland', { reached: ['application'], isOffered: true, answerBy: '2027-04-02' }),
        '2027-09',
        all.get('Ireland')!,
        at('2027-03-20'),
      ),
    ).tasks.find(({ rule }) => rule.key === 'deposit')!;
    expect(reasonOf(deposit)).toBe('By when the offer is to be answered, as it was entered');
  });

  test('names the test of the language in which most bachelor’s degrees there are taught', () => {
    const test = (level: Level) =>
      asPlan(makePlan(of('Germany', { level }), '2027-10', all.get('Germany')!, at('2026-11-27'))).tasks.find(
        ({ rule }) => rule.key === 'english-test',
      )!.rule.title;
    expect(test('undergraduate')).toMatch(/^Take the test of German/);
    expect(test('masters')).toMatch(/^Take the English test/);
  });

  test('says of a kept day that comes too late no word of another plan', () => {
    const plan = makePlan(
      of('Ireland', { reached: ['application'], isOffered: true }),
      '2027-09',
      all.get('Ireland')!,
      at('2027-03-20'),
    );
    const doubt = (pinned: boolean) =>
      doubtOf(
        { stage: 'offer' },
        [
          applicationTask(1, {
            rule: 'accept',
            dueOn: '2027-08-20',
            dueAt: '2027-08-20T22:59:59.000Z',
            pinned,
          }),
        ],
        plan,
      )!;
    expect([doubt(true), hasOthers(doubt(true))]).toEqual(['kept', false]);
    expect([doubt(false), hasOthers(doubt(false))]).toEqual(['late', true]);
  });

  test('counts a bachelor’s in France back from the day of public universities, or from that of private schools', () => {
    const last = (university: string, sector: string) => {
      const subject = of('France', { level: 'undergraduate', university, sector });
      return asPlan(makePlan(subject, '2027-09', all.get('France')!, at('2026-11-27'))).tasks.find(
        ({ rule }) => rule.key === 'apply',
      )!.due.date;
    };
    expect([last('Sorbonne Université', 'public'), last('ESSCA', 'private')]).toEqual([
      '2026-12-15',
      '2027-03-01',
    ]);
  });

  test('answers an offer before its reply is due, even where the visa asks for it later', () => {
    const accept = (country: string, starts: string, now: string, change: Partial<Subject> = {}) => {
      const subject = of(country, { level: 'undergraduate', ...change });
      return asPlan(makePlan(subject, starts, all.get(country)!, at(now))).tasks.find(
        ({ rule }) => rule.key === 'accept',
      )!;
    };
    const day = ({ due, reply }: Planned) => [due.date, Boolean(reply)];
    expect(day(accept('United Kingdom', '2027-09', '2026-11-26'))).toEqual(['2027-05-01', true]);
    // Sent already: whenever the answer comes, UCAS names its day; the first one has gone by.
    const sent = { reached: ['application'] as const };
    expect(day(accept('United Kingdom', '2027-09', '2027-05-01', sent))).toEqual(['2027-05-01', true]);
    expect(day(accept('United Kingdom', '2027-09', '2027-05-02', sent))).toEqual(['2027-06-01', true]);
    // In Clearing there is no such day, and at other levels there is none.
    expect(day(accept('United Kingdom', '2027-09', '2027-06-02'))[1]).toBe(false);
    expect(day(accept('United Kingdom', '2027-09', '2026-11-26', { level: 'masters' }))[1]).toBe(false);
    const american = accept('United States', '2027-08', '2026-11-26');
    // Not before most offers have come.
    expect(day(american)).toEqual(['2027-04-01', true]);
    // Of a winter start that is sent with those of the autumn before.
    expect(day(accept('United Kingdom', '2028-01', '2026-11-26'))).toEqual(['2027-05-01', true]);
  });

  test('moves no task earlier when the last day to apply is later', () => {
    for (const { subject, intake, now } of cases(97)) {
      const zone = 'Europe/London';
      const plans = [-40, -10, 0, 1, 25, 60].map((shift) => {
        const date = addDays(`${intake.apply.to}-01`, shift);
        const days: Intake['days'] = [{ label: 'The last day', date, zone, source: '' }];
        return makePlan(subject, intake.starts, { intakes: [{ ...intake, days }] }, now);
      });
      plans.forEach((plan, i) => {
        const next = plans[i + 1];
        if (isRefusal(plan) || !next) return;
        const after = daysOf(asPlan(next));
        for (const [key, due] of daysOf(plan))
          expect([key, after.get(key)!.date >= due.date]).toEqual([key, true]);
      });
    }
  });

  describe('of a course whose closing day the student has entered', () => {
    const closing = (subject: Subject, starts: string, date: string, now: number) =>
      makePlan({ ...subject, closing: { starts, date } }, starts, all.get(subject.country)!, now);
    const label = 'Your course closes';

    test('has no task before today or after what it is planned back from, and none earlier when that day is later', () => {
      let moved = 0;
      const wrong: string[][] = [];
      for (const { subject, intake, now, day } of cases(97)) {
        const dates = [-45, 0, 1, 25, 120].map((shift) => addDays(`${intake.apply.to}-01`, shift));
        const plans = [day, ...dates.filter((date) => date > day)].map((date) =>
          closing(subject, intake.starts, date, now),
        );
        plans.forEach((plan, i) => {
          if (isRefusal(plan)) return;
          for (const { rule, due, anchor } of plan.tasks) {
            if (due.date < day || momentOf(due) > momentOf(anchor))
              wrong.push([subject.country, intake.starts, day, rule.key, due.date, anchor.date]);
          }
          const next = plans[i + 1];
          if (!next || isRefusal(next)) return;
          const after = daysOf(next);
          for (const [key, due] of daysOf(plan)) {
            if (after.get(key)!.date > due.date) moved++;
            if (after.get(key)!.date < due.date)
              wrong.push([subject.country, intake.starts, day, key, due.date, after.get(key)!.date]);
          }
        });
      }
      expect(wrong).toEqual([]);
      expect(moved).toBeGreaterThan(100);
    });

    test('is counted from that day, not from the country’s, where it comes before the visa asks for an answer', () => {
      const now = at('2026-11-26');
      const subject = of('Germany', { city: 'Bonn' });
      const plan = asPlan(closing(subject, '2027-10', '2027-01-31', now));
      const apply = plan.tasks.find(({ rule }) => rule.key === 'apply')!;
      const due = { date: '2027-01-31', zone: 'Europe/Berlin' };
      expect([apply.due, apply.anchor]).toEqual([due, { ...due, label, isOwn: true }]);
      expect(daysOf(plan).get('references')!.date).toBe('2026-11-26');
      expect(plan.fixed.filter(({ isOwn }) => isOwn)).toEqual([{ ...due, label, isOwn: true }]);
      expect(plan.fixed.some((one) => one.label.startsWith('Universities usually'))).toBe(false);
      // Of another start it is none.
      const other = makePlan(
        { ...subject, closing: { starts: '2027-10', date: '2027-01-31' } },
        '2028-10',
        all.get('Germany')!,
        now,
      );
      expect(asPlan(other).fixed.some(({ isOwn }) => isOwn)).toBe(false);
      // Once it is sent, nothing is counted from it.
      const sent = closing({ ...subject, reached: ['application'] }, '2027-10', '2020-01-31', now);
      expect(asPlan(sent).fixed.some(({ isOwn }) => isOwn)).toBe(false);
    });

    test('says that an answer before the visa needs it earlier, and keeps the day among the fixed ones', () => {
      const plan = asPlan(closing(of('Ireland'), '2027-09', '2027-08-20', at('2026-11-26')));
      const apply = plan.tasks.find(({ rule }) => rule.key === 'apply')!;
      expect(apply.anchor.label).toMatch(/^Sent by then/);
      expect(plan.fixed.map((one) => one.label)).toContain(label);
      expect(
        passedBy(apply, plan.fixed, momentOf({ date: '2027-08-21', zone: 'Europe/Dublin' }))?.label,
      ).toBe(label);
    });

    test('can be planned when the usual time has gone by, which it says', () => {
      const [day, starts] = ['2027-05-03', '2027-09'];
      const refused = makePlan(of('Ireland'), starts, all.get('Ireland')!, at(day)) as Refusal;
      expect(refused.why).toMatch(/^The usual time to apply has gone by/);
      const plan = asPlan(closing(of('Ireland'), starts, '2027-05-31', at(day)));
      expect(plan.doubt).toBe(refused.why);
      expect(asPlan(closing(of('Ireland'), starts, '2027-03-01', at('2026-11-26')))).not.toHaveProperty(
        'doubt',
      );
    });

    test('is refused once it has gone by, to the minute in the university’s zone, or after the start', () => {
      const subject = of('Canada', { region: 'British Columbia' });
      const on = (now: number, date = '2026-12-15') => closing(subject, '2027-09', date, now);
      expect(isRefusal(on(at('2026-12-16', '07:59')))).toBe(false);
      expect(on(at('2026-12-16', '08:00'))).toMatchObject({
        why: 'The closing day that you entered, 15 December 2026, has gone by.',
        next: { starts: '2028-01' },
      });
      expect(on(at('2026-11-26'), '2027-09-01')).toMatchObject({
        why: 'The closing day that you entered, 1 September 2027, is not before the start, which is counted from 1 September 2027.',
      });
    });

    test('is counted from the official day where that comes before, with the own one beside it', () => {
      const subject = of('United Kingdom', {
        university: 'University College London',
        level: 'undergraduate',
      });
      const counted = (date: string) => {
        const plan = asPlan(closing(subject, '2027-09', date, at('2026-11-26')));
        const apply = plan.tasks.find(({ rule }) => rule.key === 'apply')!;
        return [
          apply.due.date,
          plan.fixed.filter(({ source, isOwn }) => source || isOwn).map((one) => one.date),
        ];
      };
      expect(counted('2027-01-20')).toEqual(['2027-01-13', ['2027-01-13', '2027-01-20']]);
      expect(counted('2027-06-30')).toEqual(['2027-01-13', ['2027-01-13', '2027-06-30']]);
      expect(counted('2027-01-10')).toEqual(['2027-01-10', ['2027-01-10']]);
    });

    test('ends at the minute that the guide tells of the same day', () => {
      const subject = of('United States', {
        university: 'Carnegie Mellon University',
        region: 'Pennsylvania',
      });
      const [day, starts] = ['2026-12-09', '2027-08'];
      const own = (change: Partial<Subject>, date = day) =>
        asPlan(closing({ ...subject, ...change }, starts, date, at('2026-11-26'))).fixed.find(
          ({ isOwn }) => isOwn,
        );
      expect(own({})).toEqual({ label, date: day, time: '15:00', zone: 'America/New_York', isOwn: true });
      expect(own({}, '2026-12-10')).not.toHaveProperty('time');
      expect(own({ level: 'undergraduate' })).not.toHaveProperty('time');
      expect(isRefusal(closing(subject, starts, day, at(day, '20:00')))).toBe(true);
    });
  });

  test('of an intake that has gone by is refused, and the next one is named', () => {
    const admissions = all.get('United States')!;
    const late = makePlan(of('United States'), '2027-08', admissions, at('2027-04-01')) as Refusal;
    expect(late).toEqual({
      why: 'The usual time to apply has gone by: October 2026 to March 2027.',
      next: expect.objectContaining({ starts: '2028-01' }),
      last: undefined,
    });
    const begun = makePlan(of('United States'), '2027-08', admissions, at('2027-08-02')) as Refusal;
    expect(begun.why).toBe('The start in August 2027 has gone by.');
    const unknown = makePlan(of('United States'), '2026-09', admissions, at('2026-11-26')) as Refusal;
    expect([unknown.why, unknown.next?.starts]).toEqual([
      'The start in September 2026 has gone by.',
      '2027-08',
    ]);
    const none = makePlan(of('United States'), '2027-09', { intakes: [] }, at('2026-11-26'));
    expect(none).toEqual({ why: 'We know of no start at this level.', next: undefined, last: undefined });
  });

  test('of a start that is not known is estimated from the same month of another year, or the nearest', () => {
    const admissions = all.get('Canada')!;
    const plan = (starts: string) => asPlan(makePlan(of('Canada'), starts, admissions, at('2026-11-26')));
    const last = (starts: string) =>
      plan(starts).fixed.filter(({ label }) => label.includes('take applications'))[0];
    expect(plan('2027-09').estimatedFrom).toBeUndefined();
    expect([plan('2028-09').estimatedFrom, plan('2028-09').next?.starts]).toEqual(['2027-09', '2028-01']);
    expect(last('2028-09')).toMatchObject({
      date: '2028-02-01',
      label: expect.stringContaining('to February 2028 (estimated from the start in September 2027)'),
    });
    expect(plan('2028-03').estimatedFrom).toBe('2028-01');
    const uk = makePlan(
      of('United Kingdom', { level: 'undergraduate' }),
      '2028-09',
      all.get('United Kingdom')!,
      at('2026-11-26'),
    );
    // An official day of another year is none of this one.
    expect(asPlan(uk).fixed.some(({ source }) => source)).toBe(false);
  });

  describe('of a start that is not known', () => {
    const UCL = 'University College London';
    const lastDay = (university: string, starts: string, now = at('2026-11-26'), programme = '') => {
      const subject = of('United Kingdom', { university, programme, level: 'undergraduate' });
      const plan = makePlan(subject, starts, all.get('United Kingdom')!, now);
      return isRefusal(plan) ? plan.why : plan.fixed.find(({ time }) => time);
    };

    test.each(['2027-02', '2027-03'])(
      'is planned in Australia for %s as for the main intake, or refused',
      (starts) => {
        const plan = (day: string) => makePlan(of('Australia'), starts, all.get('Australia')!, at(day));
        const now = asPlan(plan('2026-11-26'));
        expect(now.fixed.find(({ label }) => label.startsWith('Universities usually'))!.date).toBe(
          '2026-11-30',
        );
        expect([isTight(now.tasks), now.next?.starts]).toEqual([true, '2027-07']);
        const late = plan('2026-12-02') as Refusal;
        expect(late.why).toMatch(/^The usual time to apply has gone by: April 2026 to November 2026.*\.$/);
        expect(late.next?.starts).toBe('2027-07');
      },
    );

    test.each(['2027-08', '2027-10', '2028-01'])('keeps UCAS’s days for %s', (starts) => {
      expect(lastDay(UCL, starts)).toEqual({
        label: 'All other courses through UCAS',
        date: '2027-01-13',
        time: '18:00',
        zone: 'Europe/London',
        source: 'ucasDates',
      });
      expect(lastDay('University of Oxford', starts)).toBe(lastDay('University of Oxford', '2027-09'));
      expect(lastDay('University of Leeds', starts, undefined, 'Medicine')).toMatch(/^The last day to apply/);
    });

    test.each([
      ['University of Oxford', '2028-10', '2027-10-15'],
      ['University of Cambridge', '2028-09', '2027-10-15'],
      // The second Wednesday of January.
      [UCL, '2028-10', '2028-01-12'],
      [UCL, '2029-09', '2029-01-10'],
    ])('estimates the last day of %s for %s by its rule', (university, starts, date) => {
      const day = lastDay(university, starts);
      expect(day).toMatchObject({ date, time: '18:00' });
      expect(day).toMatchObject({
        label: expect.stringMatching(/estimated from the start in September 2027/),
      });
      expect(day).not.toHaveProperty('source');
    });

    test('has no day to apply that is later than an official one of its academic year, and no longer time', () => {
      // Each with the universities that have a day of their own.
      const universities: Record<string, string[]> = {
        'United Kingdom': ['University of Oxford', UCL],
        'United States': ['University of California, Davis'],
        Canada: ['University of British Columbia', 'Simon Fraser University'],
        'New Zealand': ['University of Otago'],
        Germany: ['Technical University of Munich'],
        France: ['Sciences Po'],
      };
      const yearOf = (month: string, country: string) => {
        const [year, of] = month.split('-').map(Number) as [number, number];
        return ['Australia', 'New Zealand'].includes(country) || of >= 8 ? year : year - 1;
      };
      const months = Array.from({ length: 41 }, (_, i) => i + 8).map(
        (month) => `${2026 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`,
      );
      const programme = 'Informatics';
      let seen = 0;
      const wrong: string[][] = [];
      for (const country of names)
        for (const level of levels)
          for (const university of [...(universities[country] ?? []), 'Some University'])
            for (const day of ['2026-11-26', '2027-02-03']) {
              const subject = of(country, { level, university, programme });
              const plan = (starts: string) => makePlan(subject, starts, all.get(country)!, at(day));
              const intakes = all.get(country)!.intakes.filter((one) => one.levels.includes(level));
              const known = new Map(intakes.map((one) => [one.starts as string, plan(one.starts)]));
              for (const starts of months.filter((one) => !known.has(one))) {
                const one = plan(starts);
                if (isRefusal(one)) continue;
                const from = intakes.find((intake) => intake.starts === one.estimatedFrom)!;
                const years = yearOf(starts, country) - yearOf(from.starts, country);
                const apply = one.tasks.find(({ rule }) => rule.key === 'apply')!.due;
                const last = from.days.findLast(({ label }) =>
                  countryPlans[country]!.days![label]!(university, programme, undefined),
                );
                const told = (what: string) => wrong.push([what, country, level, university, day, starts]);
                if (last) {
                  seen++;
                  const date = `${Number(last.date.slice(0, 4)) + years}${last.date.slice(4)}`;
                  if (momentOf(apply) > momentOf({ ...last, date })) told('later than the official day');
                } else if (years === 0 && apply.date.slice(0, 7) > from.apply.to) told('longer time');
                if (years !== 0) continue;
                const neighbour = known.get(from.starts)!;
                const official = (those: Plan) => those.fixed.find(({ source }) => source)?.date;
                if (isRefusal(neighbour)) told('planned, though its neighbour is not');
                else if (official(one) !== official(neighbour)) told('another official day');
              }
            }
      expect(wrong).toEqual([]);
      expect(seen).toBeGreaterThan(200);
    });
  });

  test('without a next one tells which is known last', () => {
    const late = makePlan(of('Slovakia'), '2027-09', all.get('Slovakia')!, at('2027-08-01')) as Refusal;
    expect([late.next, late.last?.starts]).toEqual([undefined, '2027-09']);
  });

  test('asks the embassy of Slovakia for an appointment on the day of the answer, early enough for one two months later', () => {
    const plan = makePlan(of('Slovakia'), '2027-09', all.get('Slovakia')!, at('2026-11-27'));
    const days = daysOf(asPlan(plan));
    const asked = days.get('appointment')!.date;
    expect(asked).toBe(addDays(days.get('apply')!.date, DECISION_DAYS));
    // By the rule of 2024 whoever asks on the first working day of May is there in July, and can wait for the decision in
    // Slovakia with a national visa.
    expect(asked < '2027-05-03').toBe(true);
  });

  test('applies for the visa when the state asks for it, in the year after, too', () => {
    const visa = (starts: string) =>
      daysOf(asPlan(makePlan(of('New Zealand'), starts, all.get('New Zealand')!, at('2027-03-01')))).get(
        'visa',
      )!.date;
    expect([visa('2028-02'), visa('2029-02')]).toEqual(['2027-09-30', '2028-09-30']);
  });

  test('of a university with a day of its own counts with that, until the very minute', () => {
    const uk = all.get('United Kingdom')!;
    const plan = (university: string, now: number, programme = '') =>
      makePlan(of('United Kingdom', { university, programme, level: 'undergraduate' }), '2027-09', uk, now);
    const apply = (university: string, now: number) => {
      const { anchor, due } = asPlan(plan(university, now)).tasks.find(({ rule }) => rule.key === 'apply')!;
      return [anchor.label, due];
    };
    expect(apply('University College London', at('2027-01-13', '17:59'))).toEqual([
      'All other courses through UCAS',
      { date: '2027-01-13', time: '18:00', zone: 'Europe/London' },
    ]);
    expect(apply('University College London', at('2027-01-13', '18:01'))[0]).not.toMatch(/All other courses/);
    const oxford = plan('University of Oxford', at('2026-11-26')) as Refusal;
    expect(oxford.why).toMatch(/^The last day to apply has gone by: Oxford, Cambridge/);
    const isEarly = (programme: string) =>
      isRefusal(plan('University of Leeds', at('2026-11-26'), programme));
    for (const programme of [
      'Medicine',
      'Medicine (MBBS)',
      'MBBS',
      'MBBS (5 years)',
      'MBChB',
      'MB ChB',
      'MB BChir',
      'BM BS',
      'BDS',
      'Dentistry',
      'BVSc',
      'Veterinary Medicine',
      'Vet Med',
      'Médecine',
    ])
      expect([programme, isEarly(programme)]).toEqual([programme, true]);
    for (const programme of [
      'Biomedical Science',
      'BSc Biomedicine',
      'Medical Engineering',
      'Dental Technology',
      'Veterinary Nursing',
      'History of Medicine',
      'Sports Medicine',
      'Not medicine, but physics',
      'Economics',
    ])
      expect([programme, isEarly(programme)]).toEqual([programme, false]);
  });

  test.each([
    ['University of Toronto', 'Ontario', '2027-01-15', 'America/Toronto'],
    ['McGill University', 'Quebec', '2027-01-15', 'America/Toronto'],
    ['Simon Fraser University', 'British Columbia', '2027-01-31', 'America/Vancouver'],
  ])('of a bachelor’s at %s is counted from the day that its guide has', (university, region, date, zone) => {
    const subject = of('Canada', { university, region, level: 'undergraduate' });
    const plan = asPlan(makePlan(subject, '2027-09', all.get('Canada')!, at('2026-11-26')));
    const { anchor } = plan.tasks.find(({ rule }) => rule.key === 'apply')!;
    expect(anchor).toEqual({ label: university, date, zone, source: expect.any(String) });
  });

  test('knows the official day that a later day goes past, or else the one it is counted back from', () => {
    const passed = (key: string, date: string, { now = '2026-11-26', time = '12:00' } = {}) => {
      const uk = makePlan(
        of('United Kingdom', { university: 'University College London', level: 'undergraduate' }),
        '2027-09',
        all.get('United Kingdom')!,
        at(now),
      );
      const { tasks, fixed } = asPlan(uk);
      const one = tasks.find(({ rule }) => rule.key === key)!;
      return passedBy(one, fixed, momentOf({ date, time, zone: 'Europe/London' }));
    };
    expect(passed('statement', '2027-01-13', { time: '18:00' })).toBeUndefined();
    expect(passed('statement', '2027-01-13', { time: '18:01' })).toMatchObject({
      label: 'All other courses through UCAS',
      source: expect.any(String),
    });
    // Later the plan counts with a day before the official one.
    const now = '2027-01-20';
    expect(passed('statement', '2027-05-12', { now })).toBeUndefined();
    expect(passed('statement', '2027-05-14', { now })?.label).toMatch(/^Sent by then/);
    expect(passed('statement', '2027-07-01', { now })?.label).toBe('Last day before Clearing');
    expect(passed('loan', '2027-07-01', { now })).toBeUndefined();
    expect(passed('loan', '2027-09-20', { now })?.label).toMatch(/^The visa/);
  });

  test('counts in the zone of the university’s state, and asks for Québec’s certificate only there, and for none where none is needed', () => {
    const plan = (region: string | null, level: Subject['level'] = 'masters', sector?: string) =>
      asPlan(
        makePlan(of('Canada', { region, level, sector }), '2027-09', all.get('Canada')!, at('2026-11-26')),
      );
    const zone = (region: string | null) => daysOf(plan(region)).get('apply')!.zone;
    expect([zone('British Columbia'), zone('Quebec'), zone(null)]).toEqual([
      'America/Vancouver',
      'America/Toronto',
      'America/Toronto',
    ]);
    const letters = (...of: Parameters<typeof plan>) =>
      [...daysOf(plan(...of)).keys()].filter((key) => ['caq', 'attestation-letter'].includes(key));
    expect(letters('Quebec')).toEqual(['caq']);
    expect(letters('Quebec', 'undergraduate')).toEqual(['caq']);
    // A master’s degree takes it at a private university, and where the sector is not known it may.
    for (const level of levels) expect(letters('Ontario', level)).toEqual(['attestation-letter']);
    // Nobody reads of another level.
    const bachelors = plan('Ontario', 'undergraduate').tasks.map(({ rule }) => `${rule.title} ${rule.why}`);
    expect(bachelors.filter((words) => /master/i.test(words))).toEqual([]);
    expect(letters(null)).toEqual(['attestation-letter']);
    expect(letters('Ontario', 'masters', 'public')).toEqual([]);
    expect(letters('Ontario', 'masters', 'private')).toEqual(['attestation-letter']);
    expect(letters('Ontario', 'undergraduate', 'public')).toEqual(['attestation-letter']);
    expect(letters('Quebec', 'masters', 'public')).toEqual(['caq']);
  });

  test('says of the loan by when its letter is needed, where a public bank may be too slow after the answer', () => {
    const bank = (change: Partial<Subject>, now: string) => {
      const [starts, country] = ['2027-09', 'Ireland'];
      const { tasks } = asPlan(makePlan(of(country, change), starts, all.get(country)!, at(now)));
      const loan = tasks.find(({ rule }) => rule.key === 'loan')!;
      return [loan.anchor.date, loan.bank];
    };
    const [visa, early] = bank({}, '2026-11-26');
    expect(early).toEqual({ by: visa, has: 41, since: 'answer', isShort: false });
    // The offer may be there today: time counts from then.
    expect(bank({ reached: ['application'] }, '2026-11-26')[1]).toBeUndefined();
    const [day, late] = bank({ reached: ['application'] }, '2027-06-20');
    expect(late).toMatchObject({ by: day, since: 'today', isShort: true });
  });

  test('says what can hardly be had in time any more', () => {
    const plan = asPlan(makePlan(of('Germany'), '2027-04', all.get('Germany')!, at('2026-11-26')));
    const late = plan.tasks.filter(({ short }) => short).map(({ rule }) => rule.key);
    expect(late).toEqual(expect.arrayContaining(['aps', 'visa']));
    expect(plan.next?.starts).toBe('2027-10');
    expect(isTight(plan.tasks)).toBe(true);
    const early = asPlan(makePlan(of('Germany'), '2027-10', all.get('Germany')!, at('2026-09-01')));
    expect(early.tasks.filter(({ short, soon }) => short || soon)).toEqual([]);
    expect([isTight(early.tasks), squeezesOf(early.tasks, at('2026-09-01'))]).toEqual([false, []]);
  });

  test('of which most should have begun before says how many, the days they need and the days there are', () => {
    const now = at('2027-04-20');
    const { tasks } = asPlan(makePlan(of('Ireland'), '2027-09', all.get('Ireland')!, now));
    const soon = tasks.filter(({ soon }) => soon);
    expect(soon.length * 2).toBeGreaterThan(tasks.length);
    expect(isTight(tasks.map(({ rule, due, anchor, soon }) => ({ rule, due, anchor, soon })))).toBe(true);
    const [application] = squeezesOf(tasks, now);
    expect(application).toMatchObject({ needs: 84, has: 10, anchor: { date: '2027-04-30' } });
    expect(application!.tasks.length).toBeGreaterThan(5);
  });

  test('counts the days that there are as its tasks do, also while another day has begun in India', () => {
    const now = at('2026-11-26', '21:06');
    const subject = of('Canada', { region: 'Ontario', closing: { starts: '2027-09', date: '2026-12-01' } });
    const { tasks } = asPlan(makePlan(subject, '2027-09', all.get('Canada')!, now));
    const english = tasks.find(({ rule }) => rule.key === 'english-test')!;
    const [application] = squeezesOf(tasks, now);
    expect(lateness(english.anchor, now).text).toBe('in 5 days');
    expect([english.short?.has, application!.has]).toEqual([5, 5]);
  });
});

describe('a task that takes a time of its own', () => {
  const tasksOf = (country: string, starts: string, day: string) =>
    asPlan(makePlan(of(country), starts, all.get(country)!, at(day))).tasks;
  const find = (tasks: readonly Planned[], key: string) => tasks.find(({ rule }) => rule.key === key)!;

  test('is due on the last day that still meets the anchor, not today, where it was begun late', () => {
    const english = find(tasksOf('Canada', '2027-09', '2026-12-24'), 'english-test');
    expect(english.anchor.date).toBe('2027-02-01');
    expect([english.due.date, english.postponed, english.short]).toEqual(['2027-01-11', true, undefined]);
    const aps = find(tasksOf('Germany', '2027-10', '2027-01-10'), 'aps');
    expect([aps.due.date, aps.postponed, aps.short]).toEqual([
      '2027-01-10',
      undefined,
      { needs: 42, has: 34 },
    ]);
  });

  test.each([
    ['masters', 21, 10],
    ['undergraduate', 28, 14],
  ] as const)(
    'is the test that American universities ask for at the level %s, too',
    (level, least, scores) => {
      const subject = of('United States', { level, closing: { starts: '2027-08', date: '2027-01-05' } });
      const test = (now: string) =>
        asPlan(makePlan(subject, '2027-08', all.get('United States')!, at(now))).tasks.find(
          ({ rule }) => rule.key === 'admission-test',
        )!;
      // The scores are there in time, and there was time to register.
      const [first, last] = [addDays('2027-01-05', -least), addDays('2027-01-05', -scores)];
      expect([test(first).due.date, test(first).short]).toEqual([last, undefined]);
      expect(test('2026-11-27').due.date).toBe('2026-12-18');
      expect(test('2026-12-20').short).toEqual({ needs: least, has: 16 });
      // Many do not ask for it: the start may be reached without it.
      expect(isMissed(test('2026-12-20'))).toBe(false);
    },
  );

  test('has three weeks where an answer before the visa cannot be had any more', () => {
    const tasks = tasksOf('Germany', '2027-04', '2026-11-26');
    expect(find(tasks, 'apply').due.date).toBe('2026-12-17');
    expect(find(tasks, 'english-test').short).toBeUndefined();
    expect(find(tasks, 'aps').short).toEqual({ needs: 42, has: 21 });
  });

  test('is never later than that, nor than three weeks from today, and never due today while there is time', () => {
    let late = 0;
    for (const { subject, intake, now, day } of cases(47)) {
      const plan = makePlan(subject, intake.starts, all.get(subject.country)!, now);
      if (isRefusal(plan)) continue;
      for (const { rule, anchor, due, soon, postponed, short } of plan.tasks) {
        if (!rule.least || !soon) continue;
        const told = [subject.country, intake.starts, day, rule.key, due.date, anchor.date];
        const latest = addDays(anchor.date, -rule.least);
        const last = addDays(latest, rule.lead ?? 0);
        if (last > day) {
          late++;
          const date = [last, addDays(day, BEGIN_DAYS)].sort()[0]!;
          // Who begins today has registered by then.
          if (!short) expect([...told, due.date >= addDays(day, rule.lead ?? 0)]).toEqual([...told, true]);
          expect([...told, postponed, short]).toEqual([
            ...told.slice(0, 4),
            date,
            anchor.date,
            true,
            latest < day ? { needs: rule.least, has: daysBetween(day, anchor.date) } : undefined,
          ]);
        } else expect([...told, due.date, short !== undefined]).toEqual([...told, day, latest < day]);
      }
    }
    expect(late).toBeGreaterThan(20);
  });

  test.each([
    ['Canada', '2027-09', '2026-12-24'],
    ['Germany', '2027-04', '2026-11-26'],
  ])('keeps its day while the dates stay, in %s', (country, starts, day) => {
    const kept = tasksOf(country, starts, day).map((one, i) => applicationTask(i + 1, toKeep(one)));
    expect(proposalsFor(kept, tasksOf(country, starts, addDays(day, 2)))).toEqual([]);
  });
});

describe('days and zones', () => {
  test('what is done at home has a day there, also where that ends later than the anchor’s', () => {
    const subject = of('New Zealand', { university: 'University of Auckland', city: 'Auckland' });
    const { tasks } = asPlan(
      makePlan(subject, '2027-02', all.get('New Zealand')!, at('2026-12-01', '06:00')),
    );
    const abroad = tasks.filter(({ due }) => due.zone !== HOME_ZONE).map(({ rule }) => rule.key);
    expect(abroad.filter((key) => !['apply', 'accept', 'deposit', 'arrive'].includes(key))).toEqual([]);
    expect(tasks.find(({ rule }) => rule.key === 'passport')!.due).toEqual({
      date: '2026-12-01',
      time: '16:30',
      zone: HOME_ZONE,
    });
  });

  // Standard time ends and begins in New York on these days; India has none of it.
  test.each([
    ['2027-03-14', '2027-03-15 09:29'],
    ['2027-11-07', '2027-11-08 10:29'],
    ['2027-03-13', '2027-03-14 10:29'],
    ['2027-11-06', '2027-11-07 09:29'],
  ])('%s, 23:59 in New York, is %s in India', (date, inIndia) =>
    expect(onTheWall(momentOf({ date, time: '23:59', zone: 'America/New_York' }), 'Asia/Kolkata')).toBe(
      inIndia,
    ),
  );

  test('a day without a time ends with it', () =>
    expect(onTheWall(momentOf({ date: '2027-01-13', zone: 'Pacific/Auckland' }), 'Asia/Kolkata')).toBe(
      '2027-01-13 16:30',
    ));
});

describe('what a new plan proposes', () => {
  const plan = (starts: string, day = '2026-11-26') =>
    asPlan(makePlan(of('Ireland'), starts, all.get('Ireland')!, at(day))).tasks;
  const kept = (starts: string, day?: string) =>
    plan(starts, day).map((one, i) => applicationTask(i + 1, toKeep(one)));

  test('is nothing while the dates stay, also on a later day', () => {
    const tasks = kept('2027-09');
    expect(proposalsFor(tasks, plan('2027-09'))).toEqual([]);
    expect(proposalsFor(tasks, plan('2027-09', '2026-12-20'))).toEqual([]);
  });

  test('is the new day with its reason, but not for what is done or pinned', () => {
    const tasks = kept('2027-09').map((task) => {
      if (task.rule === 'passport') return { ...task, doneAt: '2026-11-26T10:00:00.000Z' };
      return task.rule === 'visa' ? { ...task, pinned: true } : task;
    });
    const proposals = proposalsFor(tasks, plan('2028-01'));
    expect(proposals.map(({ planned }) => planned?.rule.key)).toEqual(
      plan('2028-01').flatMap(({ rule }) => (['passport', 'visa'].includes(rule.key) ? [] : rule.key)),
    );
    const apply = proposals.find(({ planned }) => planned?.rule.key === 'referees-again')!;
    expect(apply.text).toMatch(/^By \d+ \w+ 2027, not \d+ \w+ 2027\. 3 weeks before \d+ \w+ 2027: /);
  });

  describe('where a closing day is taken for a wrong one', () => {
    const [starts, day] = ['2027-09', '2026-11-27'];
    const tasks = (date?: string) =>
      asPlan(
        makePlan(
          of('Canada', { ...(date && { closing: { starts, date } }) }),
          starts,
          all.get('Canada')!,
          at(day),
        ),
      ).tasks;
    const outdated = (planned: readonly Planned[]) =>
      planned.map((one, i) => applicationTask(i + 1, { ...toKeep(one), outdated: true }));

    test('is the later day again, once it is taken away', () => {
      const kept = outdated(tasks('2026-12-01')).map((task) => ({ ...task, pinned: task.rule === 'loan' }));
      const proposed = proposalsFor(kept, tasks()).flatMap(({ planned }) => planned ?? []);
      expect(proposed.map(({ rule }) => rule.key)).toEqual(
        expect.arrayContaining(['english-test', 'transcripts', 'apply']),
      );
      const dates = new Map(tasks().map(({ rule, due }) => [rule.key, due.date]));
      const left = kept.filter(
        ({ rule, pinned, dueOn }) =>
          !pinned && dueOn !== dates.get(rule!) && !proposed.some((one) => one.rule.key === rule),
      );
      expect(left).toEqual([]);
    });

    test('says what can hardly be had in time, and what is to be begun today', () => {
      const proposals = proposalsFor(outdated(tasks()), tasks('2026-12-01'));
      const text = (key: string) => proposals.find(({ planned }) => planned?.rule.key === key)!.text;
      expect(text('english-test')).toMatch(
        /^Hardly in time: it takes 3 weeks at the least, and there are 4 days\. Its day would be 27 November 2026, not 18 December 2026\. /,
      );
      expect(text('statement')).toMatch(/^Usually begun earlier, so begin today\. By 27 November 2026, not /);
      expect(text('apply')).toMatch(/^By 1 December 2026, not /);
    });
  });

  test('is to leave what is behind', () => {
    const sent = asPlan(
      makePlan(of('Ireland', { reached: ['application'] }), '2027-09', all.get('Ireland')!, at('2027-06-20')),
    );
    const proposals = proposalsFor(kept('2027-09'), sent.tasks);
    expect(proposals.filter(({ planned }) => !planned).map(({ task }) => task?.rule)).toContain('apply');
    expect(sent.tasks.some(({ anchor }) => anchor.label.includes('take applications'))).toBe(false);
  });
});
