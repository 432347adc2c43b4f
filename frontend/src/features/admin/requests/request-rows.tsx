import { cx } from 'class-variance-authority';
import type { Ref } from 'react';
import { useLocation } from 'react-router-dom';
import type { ConsultationStatus, DeskRequest } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Notice } from '@/components/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { LoadMore } from '../desk/load-more';
import { queryOf, type RequestFilter } from '../desk/request-filter';
import type { Team } from '../desk/team';
import { FROM_LIST } from './from-list';
import type { Assign } from './assignee-menu';
import type { RecordContact } from './contacts';
import { RequestCard } from './request-card';
import type { useRequestList } from './request-list';
import type { Change } from './undo-stack';

interface RequestRowsProps {
  ref: Ref<HTMLUListElement>;
  list: ReturnType<typeof useRequestList>;
  filter: RequestFilter;
  pending: ReadonlyMap<number, ConsultationStatus>;
  /** A request as it is to be once an attempt just made is recorded. */
  shown: (request: DeskRequest) => DeskRequest;
  chosen: ReadonlySet<number>;
  openId: number | null;
  onMark: (id: number) => void;
  team: Team;
  onAssign: Assign;
  onContact: RecordContact;
  onChange: (changes: Change[]) => void;
  onSelect: (request: DeskRequest) => void;
}

export function RequestRows(props: RequestRowsProps) {
  const {
    ref,
    list,
    filter,
    pending,
    shown,
    chosen,
    openId,
    team,
    onAssign,
    onContact,
    onMark,
    onChange,
    onSelect,
  } = props;
  const { data } = list;
  const { state } = useLocation();
  if (!data) {
    return (
      <div aria-busy className="grid gap-3">
        {Array.from({ length: 5 }, (_, i) => (
          <Skeleton key={i} className="h-36 rounded-card" />
        ))}
      </div>
    );
  }
  if (data.items.length === 0 && data.next === null) {
    return (
      <Notice
        title="No consultation requests found"
        text={
          filter.from && filter.to && filter.from > filter.to
            ? 'The day “from” is after the day “until”.'
            : Object.keys(filter).length > 0
              ? 'Nothing matches these filters.'
              : undefined
        }
      />
    );
  }
  return (
    <>
      <ul
        ref={ref}
        aria-busy={list.isPlaceholderData}
        className={cx('grid grid-cols-1 gap-3', list.isPlaceholderData && 'opacity-60')}
        onFocus={({ target }) => {
          const id = target.closest<HTMLElement>('[data-request]')?.dataset.request;
          if (id) onMark(Number(id));
        }}
      >
        {data.items.map((request) => (
          <li key={request.id}>
            <RequestCard
              request={shown(request)}
              status={pending.get(request.id) ?? shown(request).status}
              isSelected={chosen.has(request.id)}
              isOpen={request.id === openId}
              isGone={data.gone.has(request.id)}
              isLost={data.lost.has(request.id)}
              to={queryOf(filter, request.id)}
              replace={openId !== null}
              linkState={openId === null ? FROM_LIST : state}
              team={team}
              onAssign={onAssign}
              onContact={onContact}
              onChange={onChange}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
      {data.next !== null && (
        <LoadMore pending={list.isLoadingMore} failed={list.moreFailed} onLoad={list.more} />
      )}
    </>
  );
}
