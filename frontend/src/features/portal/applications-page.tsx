import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Account } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ApplicationList } from '@/features/applications/application-list';
import { SharingCard } from '@/features/applications/sharing-card';
import { useApplications } from '@/features/applications/use-applications';
import { PlanSettingsCard } from '@/features/plans/plan-settings-card';
import type { Shortlist } from '@/features/shortlist/shortlist';

/** With this many saved universities the step counts as done. With fewer, one refusal leaves few others. */
const ENOUGH_SAVED = 5;

interface ApplicationsPageProps {
  shortlist: Shortlist;
  account: Account | undefined;
  username: string;
}

export default function ApplicationsPage({ shortlist, account, username }: ApplicationsPageProps) {
  // The mailed link is about nothing else, so it stands on top.
  const [confirms] = useState(() => location.hash.startsWith('#confirm='));
  const hasApplications = Boolean(useApplications().data?.length);
  const saved = shortlist.universityIds.length;
  const steps = [
    {
      title: 'Tell us about yourself',
      text: 'With your GPA and budget you see where you stand at each university.',
      to: '/student-portal/profile',
      link: 'My Profile',
      done: account?.gpa != null && account.budgetUSD != null,
    },
    {
      title: 'Save five to eight universities',
      text: `${saved === 0 ? 'You have saved none so far.' : `You have saved ${saved} so far.`} Choose most where you meet the figures, and one or two above them.`,
      to: '/student-portal/search',
      link: 'University Search',
      done: saved >= ENOUGH_SAVED,
    },
    {
      title: 'Compare them and talk it over',
      text: 'Put up to four side by side, and send your family the link.',
      to: '/student-portal/shortlist',
      link: 'My Shortlist',
    },
    {
      title: 'Gather your documents',
      text: 'Marksheets, passport, test scores, two references and a statement of purpose: start early, they take the longest.',
      to: '/services/application-assistance',
      link: 'Application assistance',
    },
    {
      title: 'Talk to a counselor',
      text: 'We answer within 24 hours and go through your list with you.',
      to: '/#contact',
      link: 'Book Free Consultation',
    },
  ];

  return (
    <div className={cx('grid max-w-3xl grid-cols-1 gap-5', hasApplications && 'xl:max-w-6xl')}>
      <h1 className="text-3xl">Application Status</h1>
      {confirms && <SharingCard username={username} />}
      <ApplicationList
        renderEmpty={(addButton) => (
          <>
            <Notice
              title="No Applications Yet"
              text="When you have found your universities, our counselors help you to apply."
            >
              <ButtonLink to="/#contact">Book Free Consultation</ButtonLink>
              {addButton}
            </Notice>
            <Card>
              <h2 className="text-2xl">What to do next</h2>
              <ol className="mt-5">
                {steps.map(({ title, text, to, link, done }, i) => (
                  <li
                    key={title}
                    className="relative flex gap-4 pb-5 before:absolute before:top-9 before:bottom-0 before:left-[1.0625rem] before:border-l-2 before:border-dashed before:border-line last:pb-0 last:before:hidden"
                  >
                    <span
                      aria-hidden
                      className={cx(
                        'grid size-9 shrink-0 place-items-center rounded-full font-semibold',
                        done ? 'bg-peacock-deep text-white' : 'bg-peacock-soft text-peacock-deep',
                      )}
                    >
                      {done ? <Check className="size-5" /> : i + 1}
                    </span>
                    <div className="min-w-0">
                      <p className="pt-1.5 font-semibold">
                        {title}
                        {done && <span className="font-normal text-ink-soft"> · done</span>}
                      </p>
                      <p>{text}</p>
                      <Link
                        to={to}
                        className="inline-flex min-h-11 items-center font-medium text-peacock-deep underline underline-offset-4"
                      >
                        {link}
                      </Link>
                    </div>
                  </li>
                ))}
              </ol>
            </Card>
          </>
        )}
      />
      <div className="grid grid-cols-1 items-start gap-5 empty:hidden xl:grid-cols-2">
        {!confirms && <SharingCard username={username} />}
        {hasApplications && <PlanSettingsCard />}
      </div>
    </div>
  );
}
