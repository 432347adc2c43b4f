import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAddApplication } from '@/api/generated/applications';
import { useListUniversities } from '@/api/generated/universities';
import { useForm } from '@/api/use-form';
import { useUniversitiesById } from '@/api/use-universities-by-id';
import { BackLink } from '@/components/back-link';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { OpenedHeading, useStartAtTop } from '@/components/opened-heading';
import { PageMeta } from '@/components/page-meta';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { subjectOf } from '@/lib/application-words';
import type { Level } from '@/lib/levels';
import { usePortalAddress } from '@/lib/portal-address';
import { toast } from '@/lib/toasts';
import { useDebouncedText } from '@/lib/use-debounced-text';
import { NotSavedYet, useDraft } from './drafts';
import { requestOf, subjectProblem, type SubjectValues } from './subject';
import { placeOf } from '@/planner/use-records';
import { SubjectFields } from './subject-fields';
import { useApplications, useShow } from './use-applications';

interface NewApplicationPageProps {
  username: string;
  /** The university that it is for; without it, it is asked for. */
  universityId: number | undefined;
  /** The universities that the student has saved. */
  savedIds: readonly number[];
  level: Level | undefined;
}

export default function NewApplicationPage({ universityId, savedIds, ...rest }: NewApplicationPageProps) {
  useStartAtTop();
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-5">
      <PageMeta title="Add an application - Student Portal" description="Plan an application." />
      <BackLink label="Back" />
      <OpenedHeading className="text-3xl">Add an application</OpenedHeading>
      {universityId === undefined ? (
        <ChooseUniversity savedIds={savedIds} />
      ) : (
        <NewApplicationForm universityId={universityId} {...rest} />
      )}
    </div>
  );
}

const FOUND = 8;

/** The saved universities, or those that a search finds: each leads to the form for it. */
function ChooseUniversity({ savedIds }: { savedIds: readonly number[] }) {
  const { to } = usePortalAddress();
  const [search, setSearch] = useState('');
  const [text, setText] = useDebouncedText(search, (typed) => setSearch(typed.trim()));
  const saved = useUniversitiesById(savedIds);
  const found = useListUniversities({ search, limit: FOUND }, { query: { enabled: search !== '' } });
  const list = search ? found : saved;
  const universities = search
    ? found.data?.items
    : savedIds.flatMap((id) => saved.byId.get(id) ?? []).toReversed();

  return (
    <Card className="grid gap-4">
      <h2 className="text-2xl">Which university?</h2>
      <Field label="Search by name or city">
        <Input type="search" value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div aria-busy={list.isFetching} className="grid gap-2">
        {list.isLoadingError ? (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            <p className="font-medium text-danger">Failed to fetch universities</p>
            <Button
              variant="secondary"
              size="sm"
              pending={list.isFetching}
              onClick={() => void list.refetch()}
            >
              Retry
            </Button>
          </div>
        ) : (
          <>
            <p role="status" className="text-ink-soft">
              {search
                ? found.data && foundInWords(found.data)
                : savedIds.length > 0
                  ? 'Your favorites:'
                  : 'You have no favorites yet: search for a university.'}
            </p>
            <ul className="grid">
              {universities?.map(({ id, name, city, country }) => (
                <li key={id} className="border-t border-line first:border-t-0">
                  <Link
                    to={to({ open: `apply-${id}` })}
                    state={{ opened: true }}
                    className="block min-h-11 py-2 hover:text-peacock-deep"
                  >
                    <span className="font-semibold underline underline-offset-4">{name}</span>
                    <span className="block text-sm text-ink-soft">
                      {city}, {country}
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Card>
  );
}

const foundInWords = ({ items, total }: { items: readonly unknown[]; total: number }) => {
  if (items.length === 0) return 'Nothing found.';
  return total > items.length
    ? `The first ${items.length} of ${total}: type more of the name to find others.`
    : `${items.length} found.`;
};

interface FormProps {
  username: string;
  universityId: number;
  level: Level | undefined;
}

function NewApplicationForm({ username, universityId, level }: FormProps) {
  const navigate = useNavigate();
  const show = useShow();
  const { to } = usePortalAddress();
  const list = useUniversitiesById([universityId]);
  const university = list.byId.get(universityId);
  const draft = useDraft(username, 'new', { level: level ?? '' });
  const applications = useApplications();
  const known = applications.data?.filter((one) => one.university?.id === universityId) ?? [];
  const add = useAddApplication();
  const form = useForm({
    check: subjectProblem,
    send: (values: SubjectValues) => add.mutateAsync({ data: { universityId, ...requestOf(values) } }),
    done(application) {
      const isKnown = known.some(({ id }) => id === application.id);
      draft.forget();
      show(application);
      toast({ title: isKnown ? 'You have this application already' : 'Application added' });
      void navigate(
        { pathname: '/student-portal/applications', ...to({ open: `application-${application.id}` }) },
        { replace: true },
      );
    },
    failure: (_, { sentence = 'The application could not be added. Please try again.' }) => ({
      title: 'Error',
      description: sentence,
    }),
  });

  if (list.isLoadingError)
    return (
      <Notice role="alert" title="Failed to fetch the university">
        <Button pending={list.isFetching} onClick={() => void list.refetch()}>
          Retry
        </Button>
      </Notice>
    );
  if (list.isPending) return <Skeleton aria-busy className="h-110 rounded-card" />;
  if (!university)
    return (
      <Notice
        role="alert"
        title="This university is not listed"
        text="The address may be mistyped, or the university has been taken off the list."
      />
    );
  return (
    <Card>
      <h2 className="text-2xl">{university.name}</h2>
      <p className="text-ink-soft">
        {university.city}, {university.country} ·{' '}
        <Link to={to({ open: 'apply' })} className="text-peacock-deep underline">
          another university
        </Link>
      </p>
      {known.length > 0 && (
        <>
          <p className="mt-4">You have already:</p>
          <ul className="list-disc pl-5">
            {known.map((application) => (
              <li key={application.id}>
                <Link
                  to={to({ open: `application-${application.id}` })}
                  state={{ opened: true }}
                  className="inline-flex min-h-11 items-center text-peacock-deep underline"
                >
                  {subjectOf(application)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Form
        {...form}
        noValidate
        aria-label="New application"
        values={draft.values}
        onInput={draft.onInput}
        className="mt-5 grid gap-5 sm:grid-cols-2"
      >
        <SubjectFields place={placeOf(university)} />
        <p className="text-sm text-ink-soft sm:col-span-2">
          It is kept here as planned. Only you and those you share your applications with can see it. You
          apply at the university itself.
        </p>
        <div className="grid justify-items-start gap-2 sm:col-span-2">
          <NotSavedYet of={draft} />
          <SubmitButton busy="Adding...">Add the application</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
