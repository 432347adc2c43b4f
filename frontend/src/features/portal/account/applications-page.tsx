import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Notice } from '@/components/notice';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import type { Shortlist } from '../shortlist/shortlist';

export function ApplicationsPage({ shortlist }: { shortlist: Shortlist }) {
  const saved = new Set(shortlist.entries.map(({ universityId }) => universityId)).size;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <h1 className="text-3xl">Application Status</h1>
      <Notice
        title="No Applications Yet"
        text="When you have found your universities, our counselors help you to apply."
      >
        <ButtonLink to="/#contact">Book Free Consultation</ButtonLink>
      </Notice>
      <Card>
        <h2 className="text-2xl">What to do next</h2>
        <ol className="mt-4 grid list-decimal gap-4 pl-6 marker:font-semibold marker:text-peacock-deep">
          <Step title="Tell us about yourself" to="/student-portal/profile" link="My Profile">
            Your GPA, level and budget show you where each university stands.
          </Step>
          <Step title="Save five to eight universities" to="/student-portal/search" link="University Search">
            {saved === 0
              ? 'You have saved none so far.'
              : saved === 1
                ? 'You have saved one so far.'
                : `You have saved ${saved} so far.`}{' '}
            Choose some whose figures you meet, and one or two above them.
          </Step>
          <Step title="Compare and talk it over" to="/student-portal/shortlist" link="My Shortlist">
            Put up to four side by side and share the comparison with your family.
          </Step>
          <Step
            title="Gather your documents"
            to="/services/application-assistance"
            link="Application assistance"
          >
            Marksheets, passport, test scores, two references and a statement of purpose take the longest.
          </Step>
          <Step title="Book a free consultation" to="/#contact" link="Book Free Consultation">
            A counselor answers within 24 hours and goes through your list with you.
          </Step>
        </ol>
      </Card>
    </div>
  );
}

interface StepProps {
  title: string;
  to: string;
  link: string;
  children: ReactNode;
}

function Step({ title, to, link, children }: StepProps) {
  return (
    <li className="pl-1">
      <p className="font-semibold">{title}</p>
      <p>{children}</p>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center font-medium text-peacock-deep underline underline-offset-4"
      >
        {link}
      </Link>
    </li>
  );
}
