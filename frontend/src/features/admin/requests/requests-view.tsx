import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import {
  getGetConsultationRequestQueryKey,
  useExportConsultationRequests,
  useGetConsultationSummary,
} from '@/api/generated/consultations';
import type { ConsultationStatus, DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { NetworkError } from '@/api/http';
import { CsvButton, savingFile } from '../desk/csv-button';
import { DeskHeader, type ViewProps } from '../desk/desk-header';
import { polled, withToken } from '../desk/calls';
import { queryOf, readFilter, readRequestId, statuses, type RequestFilter } from '../desk/request-filter';
import { useTeam } from '../desk/team';
import { useShortcuts } from '../desk/use-shortcuts';
import { useAssignments } from './assignments';
import { ConflictDialog } from './conflict-dialog';
import { useContacts, withContact } from './contacts';
import { focusDesk } from './desk-focus';
import { Filters } from './filters';
import { FROM_LIST, stepsFromList } from './from-list';
import { QueueTabs } from './queue-tabs';
import { useRequestList } from './request-list';
import { RefusalDialog } from './refusal-dialog';
import { goToMessages } from './request-messages';
import { RequestPanel } from './request-panel';
import { RequestRows } from './request-rows';
import { SelectionBar } from './selection-bar';
import { ServerError } from './server-error';
import { describe, useStatusChanges } from './status-changes';
import { Summary } from './summary';
import { Toolbar } from './toolbar';
import { useLastInput } from './use-last-input';
import { useSelection } from './use-selection';

/** A page scrolled by fewer pixels than this counts as not scrolled. */
const TOP = 80;
/** After so many milliseconds without input nobody is about to press anything, so the list may move. */
const QUIET = 30_000;

interface RequestsViewProps extends ViewProps {
  /** Whether single-key shortcuts are on. */
  shortcuts: boolean;
  /** The list of mails that could not be sent, shown once the requests are loaded. */
  failedMails: ReactNode;
  onHelp: () => void;
}

export function RequestsView({ token, onLogOut, shortcuts, failedMails, onHelp }: RequestsViewProps) {
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const filter = readFilter(address);
  const openId = readRequestId(address);

  const searchInput = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const marked = useRef<number>(undefined);
  const client = useQueryClient();
  const selection = useSelection(queryOf(filter));
  const changes = useStatusChanges(token);
  const assignments = useAssignments(token);
  const contacts = useContacts(token, changes.learn);
  const lastInput = useLastInput();
  /** Where the focus goes as soon as it is loaded: the card of a request, or the first match of a search. */
  const goal = useRef<{ id?: number; search?: string }>(null);

  /**
   * Whether the list may move: nothing is open or selected, nobody has just pressed anything, and the page is not
   * scrolled.
   */
  const mayMove = () =>
    Date.now() - lastInput.current > QUIET &&
    !rows.current?.matches(':hover') &&
    openId === null &&
    selection.chosen.size === 0 &&
    window.scrollY <= TOP &&
    !rows.current?.contains(document.activeElement) &&
    !document.querySelector('dialog[open]');
  const list = useRequestList(token, filter, mayMove);
  // Waits for the list, so that a wrong token is tried only once.
  const summary = useGetConsultationSummary({
    query: { ...polled, enabled: list.isSuccess },
    request: withToken(token),
  });
  const team = useTeam(token, list.isSuccess);
  const { me } = team;
  const download = useExportConsultationRequests({ mutation: savingFile, request: withToken(token) });

  const items = list.data?.items ?? [];
  const chosen = items.filter(({ id }) => selection.chosen.has(id));
  const shown = <T extends DeskRequest>(request: T): T => {
    const contact = contacts.pending.get(request.id);
    return contact ? withContact(request, contact, me?.name ?? 'Office') : request;
  };
  const statusOf = (request: DeskRequest) => changes.pending.get(request.id) ?? shown(request).status;
  const to = (id: number) => queryOf(filter, id);
  const card = (id: number | undefined) => rows.current?.querySelector<HTMLElement>(`[data-request="${id}"]`);
  const focusCard = (id: number | undefined) => card(id)?.querySelector<HTMLElement>('h2 a')?.focus();

  /** Changes the filter. Each change is a step in the history; all letters of one search are one step. */
  function show(next: RequestFilter, isSameSearch = false) {
    const search = queryOf(next, openId);
    if (search === queryOf(filter, openId)) return;
    const replace = isSameSearch && navigationType !== 'POP';
    // A new step has no state, because the panel must not be closed to the list before this change.
    void navigate({ search }, { replace, state: replace ? location.state : null, preventScrollReset: true });
  }
  const setFilter = (change: RequestFilter, isSameSearch?: boolean) =>
    show({ ...filter, ...change }, isSameSearch);
  const clearFilters = () => show({});
  const refresh = () => Promise.all([list.startAnew(), summary.refetch()]);

  function close() {
    const steps = stepsFromList(location.state);
    if (steps > 0) void navigate(-steps);
    else void navigate({ search: queryOf(filter) }, { replace: true, preventScrollReset: true });
  }

  /** Moves the focus to the goal if it is in the list. */
  function arrive() {
    const { id, search } = goal.current ?? {};
    if (!goal.current || list.isPlaceholderData || (id === undefined && search !== (filter.search ?? '')))
      return;
    const there = card(id ?? items[0]?.id);
    if (id !== undefined && !there) return;
    goal.current = null;
    if (id !== undefined) rows.current?.scrollIntoView({ block: 'start' });
    there?.querySelector<HTMLElement>('h2 a')?.focus();
  }
  useEffect(arrive);

  async function bringIn() {
    const { data } = await list.startAnew();
    goal.current = { id: data?.items[0]?.id };
    arrive();
  }

  const open = items.findIndex(({ id }) => id === openId);
  const canMove = { back: open > 0, on: open >= 0 && (open < items.length - 1 || list.data?.next !== null) };

  function move(by: 1 | -1) {
    if (openId !== null && !(by > 0 ? canMove.on : canMove.back)) return;
    const next = items[items.findIndex(({ id }) => id === (openId ?? marked.current)) + by];
    if (!next) {
      if (by > 0) list.more();
    } else if (openId === null) focusCard(next.id);
    else {
      marked.current = next.id;
      void navigate(
        { search: to(next.id) },
        { replace: true, state: location.state, preventScrollReset: true },
      );
    }
  }

  const markedId = () =>
    Number(document.activeElement?.closest<HTMLElement>('[data-request]')?.dataset.request || NaN);

  /** The open request, from its panel's data, because it may not be in the loaded part of the list. */
  const openRequest = () =>
    client.getQueryData<DeskRequest>(getGetConsultationRequestQueryKey(openId ?? NaN)) ?? items[open];

  function change(requests: DeskRequest[], status: ConsultationStatus): boolean {
    changes.change(
      requests.map((item) => ({
        id: item.id,
        name: item.name,
        status,
        expectedStatus: statusOf(item),
        version: item.version,
      })),
    );
    return requests.length > 0;
  }

  /** The newest change of every kind. */
  const last = [
    changes.last && {
      text: describe(changes.last.changes),
      at: changes.last.at,
      id: changes.last.changes[0]?.id,
      undo: changes.undoLast,
    },
    assignments.last && { ...assignments.last, id: assignments.last.undo[0]?.id, undo: assignments.undoLast },
    contacts.last && { ...contacts.last, undo: contacts.undoLast },
  ]
    .filter((one) => one != null)
    .sort((a, b) => b.at - a.at)[0];
  const undoLast = () => last?.undo();

  /** The open request, else the marked one. */
  const keyed = () => (openId === null ? items.find(({ id }) => id === markedId()) : openRequest());

  function claim() {
    const request = keyed();
    if (request && !request.assignee && !request.withdrawnAt && me?.id)
      assignments.assign([request], { id: me.id, name: me.name });
  }

  function focusAssignee() {
    const place = openId === null ? card(markedId()) : document.querySelector('[data-panel]');
    place?.querySelector<HTMLElement>('[data-assignee]')?.focus();
  }

  function changeChosen(status: ConsultationStatus) {
    change(chosen, status);
    selection.clear();
  }

  /** Changes the open request if there is one, since its panel may cover the selected cards. */
  function changeByKey(status: ConsultationStatus): boolean {
    if (openId !== null) return change([openRequest() ?? []].flat(), status);
    if (chosen.length === 0)
      return change(
        items.filter(({ id }) => id === markedId()),
        status,
      );
    changeChosen(status);
    return true;
  }

  useShortcuts(shortcuts, (key) => {
    const status = statuses[Number(key) - 1];
    if (status) return changeByKey(status);
    const id = openId ?? markedId();
    const act: Record<string, () => unknown> = {
      j: () => move(1),
      k: () => move(-1),
      Enter: () =>
        openId === null &&
        marked.current &&
        navigate({ search: to(marked.current) }, { state: FROM_LIST, preventScrollReset: true }),
      x: () => {
        const request = items.find((item) => item.id === id);
        if (request) selection.toggle(request);
      },
      u: undoLast,
      c: claim,
      m: goToMessages,
      a: focusAssignee,
      '/': () => searchInput.current?.focus(),
      Escape: () => (openId === null ? selection.clear() : close()),
    };
    act[key]?.();
    return key in act;
  });

  // The open panel makes the list narrower, so the pressed card is scrolled into view. Closing returns the focus to it.
  const before = useRef(openId);
  useEffect(() => {
    if (openId !== null) {
      marked.current = openId;
      card(openId)?.scrollIntoView({ block: 'nearest' });
    } else if (before.current !== null) focusCard(before.current);
    before.current = openId;
  }, [openId]);

  // Whoever writes in a panel goes on: without an answer, what is written is kept, and sent later.
  const isAway = list.error instanceof NetworkError && list.data !== undefined && openId !== null;
  const failure = isAway ? null : list.error;
  return (
    <>
      {failure && (
        <ServerError error={failure} onRetry={refresh} onClearFilters={clearFilters} onLogOut={onLogOut} />
      )}
      <div role="status" className="pointer-events-none fixed inset-x-4 bottom-4 z-40 grid">
        {isAway && (
          <p className="justify-self-start rounded-card border border-line bg-card px-4 py-3 shadow-floating">
            <strong className="font-semibold">No connection.</strong> What is shown may be out of date.
            Messages that you write are sent once it is back.
          </p>
        )}
      </div>
      <div
        inert={Boolean(failure)}
        aria-hidden={failure ? true : undefined}
        // Only hidden, so that typed text and scroll position remain until the server is back.
        className={failure ? 'invisible' : undefined}
      >
        <div className={openId === null ? undefined : 'max-lg:invisible lg:mr-[34rem]'}>
          <div
            className={
              chosen.length > 0 ? 'container-page pt-5 pb-48 sm:pt-8' : 'container-page py-5 sm:py-8'
            }
          >
            <DeskHeader
              token={token}
              view="requests"
              ready={list.isSuccess}
              onRefresh={refresh}
              onLogOut={onLogOut}
            />
            <div className="@container">
              <Summary summary={summary.data} failed={summary.isError} filter={filter} />
            </div>
            {me && me.role !== 'counselor' && failedMails}
            <div className="@container mt-5 grid gap-4">
              <QueueTabs filter={filter} isPerson={me?.id !== null} summary={summary.data} />
              <Filters
                filter={filter}
                onChange={setFilter}
                onClear={clearFilters}
                onSearched={(search) => {
                  goal.current = { search };
                  arrive();
                }}
                searchRef={searchInput}
                team={team}
              />
            </div>
            <Toolbar
              list={list.data}
              filter={filter}
              last={last}
              onBringIn={bringIn}
              onUndo={undoLast}
              onHelp={onHelp}
              exportButton={
                <CsvButton
                  pending={download.isPending}
                  onExport={() => download.mutate({ params: filter })}
                />
              }
            />
            <SelectionBar
              chosen={chosen.length}
              isBesidePanel={openId !== null}
              onChooseAll={() => selection.choose(items)}
              onClear={() => {
                selection.clear();
                focusDesk(marked.current);
              }}
              onSetStatus={(status) => {
                changeChosen(status);
                focusDesk(marked.current);
              }}
              team={team}
              onAssign={(person) => {
                assignments.assign(chosen, person);
                selection.clear();
                focusDesk(marked.current);
              }}
            />
            <RequestRows
              ref={rows}
              list={list}
              filter={filter}
              pending={changes.pending}
              shown={shown}
              chosen={selection.chosen}
              openId={openId}
              onMark={(id) => {
                marked.current = id;
              }}
              team={team}
              onAssign={assignments.assign}
              onContact={contacts.record}
              onChange={changes.change}
              onSelect={selection.toggle}
            />
          </div>
        </div>
        {openId !== null && (
          <aside
            data-panel
            aria-label={`Request ${openId}`}
            className="fixed inset-x-0 top-[45px] bottom-0 z-30 overflow-y-auto overscroll-contain border-line bg-card lg:left-auto lg:w-[34rem] lg:border-l"
          >
            <RequestPanel
              key={openId}
              id={openId}
              token={token}
              known={items.find(({ id }) => id === openId)}
              pending={changes.pending.get(openId)}
              to={to}
              team={team}
              onAssign={assignments.assign}
              shown={shown}
              onContact={contacts.record}
              onUndoContact={contacts.undo}
              onChange={changes.change}
              onClose={close}
              canMove={canMove}
              onMove={move}
            />
          </aside>
        )}
      </div>
      <ConflictDialog
        conflict={changes.conflict}
        onChange={changes.changeAllTheSame}
        onClose={changes.closeConflict}
      />
      <RefusalDialog refusal={assignments.conflict} onClose={assignments.closeConflict} />
      <RefusalDialog refusal={contacts.conflict} onClose={contacts.closeConflict} />
    </>
  );
}
