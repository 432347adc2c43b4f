import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getListCannedAnswersQueryKey,
  useAddCannedAnswer,
  useChangeCannedAnswer,
  useListCannedAnswers,
  useRemoveCannedAnswer,
} from '@/api/generated/conversations';
import { addCannedAnswerLengths } from '@/api/generated/lengths/addCannedAnswer';
import type {
  CannedAnswerDto,
  CannedAnswerText,
  DeskRequest,
} from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { failureOf } from '@/api/failure';
import { useForm } from '@/api/use-form';
import { Notice } from '@/components/notice';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { Form, SubmitButton } from '@/components/ui/form';
import { Input } from '@/components/ui/input';
import { Skeleton } from '@/components/ui/skeleton';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/lib/toasts';
import { withToken } from '../desk/calls';

/** The text with what stands in braces replaced by what the visitor has told. */
export const filled = (text: string, { name, country }: Pick<DeskRequest, 'name' | 'country'>) =>
  text.replace(/\{(name|country)\}/gi, (_, field: string) =>
    field.toLowerCase() === 'name' ? name : (country ?? 'your destination'),
  );

interface CannedAnswersProps {
  request: DeskRequest;
  token: string;
  /** Whether answers for all may be changed. */
  mayForAll: boolean;
  /** Whether the caller is a person, who can have answers of their own. */
  isPerson: boolean;
  onUse: (text: string) => void;
}

/** What was typed into answers and is not saved, by their numbers, while the request is open. */
type Drafts = Record<string, CannedAnswerText | undefined>;

/** Texts that staff send again and again: to put one into the message, and to look after them. */
export function CannedAnswers(props: CannedAnswersProps) {
  const [open, setOpen] = useState(false);
  const [drafts, setDrafts] = useState<Drafts>({});
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
        Canned answers
      </Button>
      {open && (
        <CannedAnswersDialog {...props} drafts={drafts} onDrafts={setDrafts} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function CannedAnswersDialog({
  request,
  token,
  mayForAll,
  isPerson,
  onUse,
  drafts,
  onDrafts,
  onClose,
}: CannedAnswersProps & { drafts: Drafts; onDrafts: (drafts: Drafts) => void; onClose: () => void }) {
  const client = useQueryClient();
  const list = useListCannedAnswers({ request: withToken(token) });
  const [edited, setEdited] = useState<CannedAnswerDto | 'new'>();
  /** The answer whose deletion has been asked for once. */
  const [asked, setAsked] = useState<number>();
  const refresh = () => client.invalidateQueries({ queryKey: getListCannedAnswersQueryKey() });
  const remove = useRemoveCannedAnswer({
    request: withToken(token),
    mutation: {
      onSettled: refresh,
      onError: (error) =>
        toast({
          variant: 'destructive',
          title: 'Not deleted',
          description: failureOf(error).sentence ?? error.message,
        }),
    },
  });

  if (edited) {
    const id = edited === 'new' ? edited : edited.id;
    return (
      <Dialog
        // A dialog of its own: Esc closes it alone, and the list shows again.
        key="edit"
        open
        onClose={() => setEdited(undefined)}
        title={edited === 'new' ? 'New canned answer' : `Edit “${edited.title}”`}
      >
        <AnswerForm
          answer={edited === 'new' ? undefined : edited}
          token={token}
          mayForAll={mayForAll}
          isPerson={isPerson}
          draft={drafts[id]}
          onDraft={(draft) => onDrafts({ ...drafts, [id]: draft })}
          onCancel={() => setEdited(undefined)}
          onDone={() => {
            onDrafts({ ...drafts, [id]: undefined });
            setEdited(undefined);
            void refresh();
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog
      key="list"
      open
      onClose={onClose}
      title="Canned answers"
      actions={
        (isPerson || mayForAll) && (
          <Button variant="secondary" onClick={() => setEdited('new')}>
            New answer
          </Button>
        )
      }
    >
      {list.isPending && <Skeleton aria-busy className="h-28" />}
      {list.isError && (
        <Notice role="alert" title="The answers could not be loaded" text={list.error.message}>
          <Button variant="secondary" pending={list.isFetching} onClick={() => void list.refetch()}>
            Try again
          </Button>
        </Notice>
      )}
      {list.data?.length === 0 && (
        <p className="text-ink-soft">
          None yet. Write down once what you tell many visitors: name and country are filled in.
        </p>
      )}
      <ul className="grid gap-4">
        {list.data?.map((answer) => (
          <li key={answer.id} className="border-b border-line pb-4 last:border-0">
            <h3 className="flex flex-wrap items-center gap-2 text-lg [overflow-wrap:anywhere]">
              {answer.title}
              {answer.forAll && <Badge>For all</Badge>}
            </h3>
            <p dir="auto" className="mt-1 line-clamp-3 whitespace-pre-line [overflow-wrap:anywhere]">
              {filled(answer.text, request)}
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button
                size="sm"
                onClick={() => {
                  onUse(filled(answer.text, request));
                  onClose();
                }}
              >
                Use<span className="sr-only"> “{answer.title}”</span>
              </Button>
              {(!answer.forAll || mayForAll) && (
                <>
                  <Button variant="ghost" size="sm" onClick={() => setEdited(answer)}>
                    Edit<span className="sr-only"> “{answer.title}”</span>
                  </Button>
                  <Button
                    variant="ghost"
                    size="sm"
                    pending={remove.isPending && remove.variables.id === answer.id}
                    onClick={() =>
                      asked === answer.id ? remove.mutate({ id: answer.id }) : setAsked(answer.id)
                    }
                  >
                    {asked === answer.id ? 'Press again to delete' : 'Delete'}
                    <span className="sr-only"> “{answer.title}”</span>
                  </Button>
                </>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface AnswerFormProps extends Pick<CannedAnswersProps, 'token' | 'mayForAll' | 'isPerson'> {
  /** Absent for a new one. */
  answer: CannedAnswerDto | undefined;
  draft: CannedAnswerText | undefined;
  onDraft: (draft: CannedAnswerText) => void;
  onCancel: () => void;
  onDone: () => void;
}

function AnswerForm({
  answer,
  token,
  mayForAll,
  isPerson,
  draft,
  onDraft,
  onCancel,
  onDone,
}: AnswerFormProps) {
  const request = withToken(token);
  const add = useAddCannedAnswer({ request });
  const change = useChangeCannedAnswer({ request });
  const [forAll, setForAll] = useState(!isPerson);
  const form = useForm({
    send: (data: CannedAnswerText) =>
      answer ? change.mutateAsync({ id: answer.id, data }) : add.mutateAsync({ data: { ...data, forAll } }),
    done: onDone,
    failure: (error, { sentence, fields }) =>
      Object.keys(fields).length > 0
        ? undefined
        : { title: 'Not saved', description: sentence ?? error.message },
  });
  return (
    <Form
      {...form}
      noValidate
      className="grid gap-4"
      onInput={({ currentTarget }) => {
        const typed = new FormData(currentTarget);
        onDraft({ title: String(typed.get('title')), text: String(typed.get('text')) });
      }}
    >
      <Field name="title" label="Title" required>
        <Input
          required
          {...addCannedAnswerLengths.title}
          autoComplete="off"
          defaultValue={draft?.title ?? answer?.title}
        />
      </Field>
      <Field
        name="text"
        label="Text"
        required
        hint="{name} and {country} become those of the request it is used for."
      >
        <Textarea required rows={6} defaultValue={draft?.text ?? answer?.text} />
      </Field>
      {!answer && mayForAll && isPerson && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={forAll}
            onChange={({ target }) => setForAll(target.checked)}
            className="size-5 shrink-0"
          />
          For everybody on the desk
        </label>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <Button type="button" variant="secondary" onClick={onCancel}>
          Back
        </Button>
        <SubmitButton busy="Saving...">Save</SubmitButton>
      </div>
    </Form>
  );
}
