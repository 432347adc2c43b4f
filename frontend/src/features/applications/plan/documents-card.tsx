import { Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { useAddDocuments, useChangeDocument, useRemoveDocument } from '@/api/generated/applications';
import { changeDocumentLengths } from '@/api/generated/lengths/changeDocument';
import type {
  ApplicationDetails,
  ApplicationDocumentDto,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useForm } from '@/api/use-form';
import { textOf } from '@/components/said';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import type { CountryGuide } from '@/content/country';
import { today } from '@/lib/ages';
import { formatDate } from '@/lib/dates';
import { documentStates } from '@/lib/document-states';
import type { Level } from '@/lib/levels';
import { toast } from '@/lib/toasts';
import { NotSavedYet, useDraft } from '../drafts';
import { failed } from '../use-applications';
import { useRecords } from '@/planner/use-records';
import { ifMatch, useDocuments, usePlanChange } from './use-plan';

/** As long as a name may be. */
const MAX_NAME = 250;

/** The documents that the guide names for an application like this one, in its order. */
function documentsOf(
  { documentRequirements: { academic = [], personal = [], financial = [] } = {} }: CountryGuide,
  { level, university }: ApplicationDetails,
): string[] {
  return [...academic, ...personal, ...financial]
    .filter(
      (paper) =>
        typeof paper === 'string' ||
        ((!('levels' in paper) || paper.levels?.includes(level as Level)) &&
          (!('region' in paper) || paper.region === university?.region) &&
          (!('notIn' in paper) || paper.notIn !== university?.region) &&
          !(
            'notFor' in paper &&
            paper.notFor?.level === level &&
            paper.notFor.sector === university?.sector
          )),
    )
    .map((paper) => textOf(paper).slice(0, MAX_NAME));
}

interface DocumentsCardProps {
  application: ApplicationDetails;
  username: string;
}

/** The documents of an application, kept as names without files, and the state of each. */
export function DocumentsCard({ application, username }: DocumentsCardProps) {
  const { id, university } = application;
  const documents = useDocuments(id);
  const records = useRecords(university?.country ?? '');
  const plan = usePlanChange(id);
  const add = useAddDocuments({ mutation: { onSuccess: plan.readAgain, onError: plan.onError } });
  const names = records.data ? documentsOf(records.data.guide, application) : [];
  const known = documents.data ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = names.filter((name) => !known.some((one) => one.name === name));

  if (documents.isLoadingError)
    return (
      <Card role="alert">
        <h2 className="text-2xl">Documents</h2>
        <p className="mt-2">The documents could not be loaded.</p>
        <Button className="mt-3" pending={documents.isFetching} onClick={() => void documents.refetch()}>
          Retry
        </Button>
      </Card>
    );
  if (!documents.data) return <Skeleton aria-busy className="h-40 rounded-card" />;
  return (
    <Card className="print:break-inside-auto!">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        Documents
      </h2>
      <p className="mt-1 text-ink-soft">
        {known.length === 0
          ? 'None on the list yet. Only their names are kept here, no files.'
          : `${known.filter(({ state }) => state === 'ready' || state === 'seen').length} of ${known.length} ready. Only names are kept here, no files.`}
      </p>
      {missing.length > 0 && known.length === 0 && (
        <Button
          variant="secondary"
          className="mt-3"
          pending={add.isPending}
          onClick={() => add.mutate({ id, data: { documents: missing.map((name) => ({ name })) } })}
        >
          Add the {missing.length} that the guide names
        </Button>
      )}
      <ul className="mt-3">
        {known.map((document) => (
          <DocumentItem
            key={document.id}
            applicationId={id}
            username={username}
            document={document}
            onRemoved={() => heading.current?.focus({ preventScroll: true })}
          />
        ))}
      </ul>
      <NewDocument id={id} username={username} />
    </Card>
  );
}

interface DocumentProps {
  applicationId: number;
  username: string;
  document: ApplicationDocumentDto;
}

function DocumentItem({
  applicationId,
  username,
  document,
  onRemoved,
}: DocumentProps & { onRemoved: () => void }) {
  const { id, name, state, note, comment, reviewedBy, reviewedAt, version } = document;
  const box = useId();
  const { readAgain, onError } = usePlanChange(applicationId);
  const change = useChangeDocument({
    request: ifMatch(version),
    mutation: { onSuccess: readAgain, onError },
  });
  const remove = useRemoveDocument({
    mutation: {
      async onSuccess() {
        toast({ title: `Removed: ${name}` });
        // The pressed button goes with it.
        onRemoved();
        await readAgain();
      },
      onError,
    },
  });
  return (
    <li className="flex items-start gap-3 border-t border-line py-2 first:border-t-0">
      <input
        id={box}
        type="checkbox"
        // What needs a change is not ready: ticked, it is ready again.
        checked={
          !['needed', 'needs-change'].includes((change.isPending && change.variables.data.state) || state)
        }
        aria-busy={change.isPending}
        onChange={({ target }) =>
          !change.isPending &&
          change.mutate({
            id: applicationId,
            documentId: id,
            data: { state: target.checked ? 'ready' : 'needed' },
          })
        }
        className="mt-1 size-6 shrink-0 accent-peacock-deep"
      />
      <div className="min-w-0 grow">
        <label htmlFor={box}>{name}</label>
        <p className="text-sm">
          <Badge variant={documentStates[state]?.badge}>{documentStates[state]?.name ?? state}</Badge>
        </p>
        {comment && (
          <p className="mt-1 text-sm [overflow-wrap:anywhere]">
            <span className="font-semibold">
              {reviewedBy ?? 'Your counselor'}
              {reviewedAt && `, ${formatDate(today(new Date(reviewedAt)))}`}:
            </span>{' '}
            <span className="whitespace-pre-line">{comment}</span>
          </p>
        )}
        {note && <p className="mt-1 text-sm whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>}
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-peacock-deep underline underline-offset-4">
            {note ? 'Change your note' : 'Add a note'}
            <span className="sr-only">: {name}</span>
          </summary>
          <NoteForm
            // Another note fills it anew.
            key={note}
            applicationId={applicationId}
            username={username}
            document={document}
          />
        </details>
      </div>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Remove ${name}`}
        pending={remove.isPending}
        onClick={() => remove.mutate({ id: applicationId, documentId: id })}
      >
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}

/** The student's own note on a document. */
function NoteForm({ applicationId, username, document: { id, name, note, version } }: DocumentProps) {
  const { readAgain } = usePlanChange(applicationId);
  const draft = useDraft(username, `document ${id}`, { note: note ?? '' });
  const change = useChangeDocument({ request: ifMatch(version) });
  const form = useForm({
    send: (data: { note: string }) => change.mutateAsync({ id: applicationId, documentId: id, data }),
    done(_, element) {
      draft.forget();
      const details = element.closest('details')!;
      details.open = false;
      details.querySelector('summary')!.focus();
      toast({ title: 'Note saved' });
      void readAgain();
    },
    failure(error) {
      void readAgain();
      return failed(error);
    },
  });
  return (
    <Form
      {...form}
      noValidate
      aria-label={`Note: ${name}`}
      values={draft.values}
      onInput={draft.onInput}
      className="flex flex-wrap items-end gap-3 pb-2"
    >
      <Field name="note" label="Your note" className="min-w-56 grow">
        <Input {...changeDocumentLengths.note} autoComplete="off" />
      </Field>
      <SubmitButton busy="Saving..." variant="secondary" size="sm">
        Save
      </SubmitButton>
      <NotSavedYet of={draft} />
    </Form>
  );
}

function NewDocument({ id, username }: { id: number; username: string }) {
  const { readAgain } = usePlanChange(id);
  const draft = useDraft(username, `new document ${id}`, { name: '' });
  const add = useAddDocuments();
  const form = useForm({
    check: ({ name }: { name: string }) => (name.trim() ? undefined : { name: 'Say which document.' }),
    send: ({ name }) => add.mutateAsync({ id, data: { documents: [{ name }] } }),
    done(_, element) {
      draft.forget();
      element.reset();
      void readAgain();
    },
    failure: failed,
  });
  return (
    <Form
      {...form}
      noValidate
      aria-label="New document"
      values={draft.values}
      onInput={draft.onInput}
      className="mt-3 flex flex-wrap items-end gap-3"
    >
      <Field name="name" label="Another document" className="min-w-56 grow">
        <Input maxLength={MAX_NAME} autoComplete="off" />
      </Field>
      <SubmitButton busy="Adding..." variant="secondary">
        Add
      </SubmitButton>
      <NotSavedYet of={draft} />
    </Form>
  );
}
