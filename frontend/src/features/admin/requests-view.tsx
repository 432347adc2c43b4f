import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  getExportConsultationRequestsUrl,
  useGetConsultationSummary,
} from '@/api/generated/consultations/consultations';
import type { ConsultationStatus, DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { ConflictDialog } from './conflict-dialog';
import { CsvButton } from './csv-button';
import { DeskHeader, type ViewProps } from './desk-header';
import { FailedMails } from './failed-mails';
import { Filters } from './filters';
import { ListBars } from './list-bars';
import { FROM_LIST } from './request-card';
import { useRequestList } from './request-list';
import { RequestPanel } from './request-panel';
import { RequestRows } from './request-rows';
import {
  polled,
  queryOf,
  readFilter,
  readRequestId,
  statuses,
  withToken,
  type RequestFilter,
} from './requests';
import { ServerError } from './server-error';
import { ShortcutsHelp } from './shortcuts-help';
import { useStatusChanges } from './status-changes';
import { Summary } from './summary';
import { useSelection } from './use-selection';
import { useShortcuts, useShortcutsEnabled } from './use-shortcuts';

/** Pixels from its start in which the page counts as not scrolled. */
const TOP = 80;

export function RequestsView({ token, onLogOut }: ViewProps) {
  const [address] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const filter = readFilter(address);
  const openId = readRequestId(address);

  const searchInput = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLUListElement>(null);
  const marked = useRef<number>(undefined);
  const selection = useSelection(queryOf(filter));
  const changes = useStatusChanges(token);
  const [helpOpen, setHelpOpen] = useState(false);
  const [shortcuts, setShortcuts] = useShortcutsEnabled();

  /** Nothing is open, chosen or read further down. */
  const mayMove = () =>
    openId === null &&
    selection.chosen.size === 0 &&
    window.scrollY <= TOP &&
    !rows.current?.contains(document.activeElement) &&
    !document.querySelector('dialog[open]');
  const list = useRequestList(token, filter, mayMove);
  // Asked for once the list has come: a wrong token is tried once, not twice.
  const summary = useGetConsultationSummary({
    query: { ...polled, enabled: list.isSuccess },
    request: withToken(token),
  });

  const items = list.data?.items ?? [];
  const chosen = items.filter(({ id }) => selection.chosen.has(id));
  const statusOf = (request: DeskRequest) => changes.pending.get(request.id) ?? request.status;
  const to = (id: number) => queryOf(filter, id);
  const card = (id: number | undefined) => rows.current?.querySelector<HTMLElement>(`[data-request="${id}"]`);
  const focusCard = (id: number | undefined) => card(id)?.querySelector<HTMLElement>('h2 a')?.focus();

  const setFilter = (change: RequestFilter) =>
    navigate({ search: queryOf({ ...filter, ...change }, openId) }, { replace: true, state: location.state });
  const refresh = () => Promise.all([list.startAnew(), summary.refetch()]);

  function close() {
    if ((location.state as typeof FROM_LIST | null)?.fromList) void navigate(-1);
    else void navigate({ search: queryOf(filter) }, { replace: true });
  }

  async function bringIn() {
    await list.startAnew();
    rows.current?.scrollIntoView({ block: 'start' });
    focusCard(Number(rows.current?.querySelector<HTMLElement>('[data-request]')?.dataset.request));
  }

  function move(by: 1 | -1) {
    const from = openId ?? marked.current;
    const index = items.findIndex(({ id }) => id === from);
    const next = items[index + by];
    if (!next) {
      if (by > 0) list.more();
    } else if (openId === null) focusCard(next.id);
    else {
      marked.current = next.id;
      void navigate({ search: to(next.id) }, { replace: true, state: location.state });
    }
  }

  function setStatus(status: ConsultationStatus): boolean {
    const markedCard = document.activeElement?.closest<HTMLElement>('[data-request]');
    const one = openId ?? Number(markedCard?.dataset.request);
    const found = chosen.length > 0 ? chosen : items.filter(({ id }) => id === one);
    changes.change(
      found.map((item) => ({ id: item.id, name: item.name, status, expectedStatus: statusOf(item) })),
    );
    selection.clear();
    return found.length > 0;
  }

  const undoLast = () => changes.last && changes.change(changes.last.undo, true);

  useShortcuts(shortcuts, (key) => {
    const status = statuses[Number(key) - 1];
    if (status) return setStatus(status);
    const id =
      openId ??
      Number(document.activeElement?.closest<HTMLElement>('[data-request]')?.dataset.request || NaN);
    const act: Record<string, () => unknown> = {
      j: () => move(1),
      k: () => move(-1),
      Enter: () =>
        openId === null && marked.current && navigate({ search: to(marked.current) }, { state: FROM_LIST }),
      x: () => {
        const request = items.find((item) => item.id === id);
        if (request) selection.toggle(request);
      },
      u: undoLast,
      '/': () => searchInput.current?.focus(),
      '?': () => setHelpOpen(true),
      Escape: () => (openId === null ? selection.clear() : close()),
    };
    act[key]?.();
    return key in act;
  });

  // The panel narrows the list; what was pressed stays in view. Closed, it gives the keyboard back.
  const before = useRef(openId);
  useEffect(() => {
    if (openId !== null) {
      marked.current = openId;
      card(openId)?.scrollIntoView({ block: 'nearest' });
    } else if (before.current !== null) focusCard(before.current);
    before.current = openId;
  }, [openId]);

  const failure = list.error ?? summary.error;
  return (
    <>
      {failure && <ServerError error={failure} onRetry={refresh} onLogOut={onLogOut} />}
      <div
        inert={Boolean(failure)}
        aria-hidden={failure ? true : undefined}
        // What is typed and how far it is scrolled stays until the server is back.
        className={failure ? 'invisible' : undefined}
      >
        <div className={openId === null ? undefined : 'max-lg:invisible lg:mr-[34rem]'}>
          <div className="container-page py-5 sm:py-8">
            <DeskHeader
              token={token}
              view="requests"
              ready={list.isSuccess}
              onRefresh={refresh}
              onLogOut={onLogOut}
            />
            <div className="@container">
              <Summary summary={summary.data} filter={filter} />
            </div>
            {list.isSuccess && <FailedMails token={token} />}
            <div className="@container mt-5">
              <Filters filter={filter} onChange={setFilter} searchRef={searchInput} />
            </div>
            <ListBars
              list={list.data}
              filter={filter}
              chosen={chosen.length}
              last={changes.last}
              onBringIn={bringIn}
              onChooseAll={() => selection.choose(items)}
              onClear={selection.clear}
              onClearFilters={() =>
                navigate({ search: queryOf({}, openId) }, { replace: true, state: location.state })
              }
              onSetStatus={setStatus}
              onUndo={undoLast}
              onHelp={() => setHelpOpen(true)}
              exportButton={<CsvButton url={getExportConsultationRequestsUrl(filter)} token={token} />}
            />
            <RequestRows
              ref={rows}
              list={list}
              filter={filter}
              pending={changes.pending}
              chosen={selection.chosen}
              openId={openId}
              onMark={(id) => {
                marked.current = id;
              }}
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
              onChange={changes.change}
              onClose={close}
              onMove={move}
            />
          </aside>
        )}
      </div>
      <ConflictDialog conflict={changes.conflict} onChange={changes.change} onClose={changes.closeConflict} />
      <ShortcutsHelp
        open={helpOpen}
        enabled={shortcuts}
        onEnable={setShortcuts}
        onClose={() => setHelpOpen(false)}
      />
    </>
  );
}
