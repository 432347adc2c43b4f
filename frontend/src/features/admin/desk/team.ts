import { useMemo } from 'react';
import { useGetStaffMember } from '@/api/generated/admin';
import { useListColleagues } from '@/api/generated/consultations';
import type { Colleague, StaffMember } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { withToken } from './calls';
import { distinctName, nameAmong } from './person-names';

/** Who is at the desk, and to whom requests can be assigned. */
export interface Team {
  me: StaffMember | undefined;
  colleagues: Colleague[];
}

/** @param ready Whether the view is loaded: a wrong token is tried only once. */
export function useTeam(token: string, ready: boolean): Team {
  const me = useGetStaffMember({ query: { enabled: ready }, request: withToken(token) });
  const colleagues = useListColleagues({
    query: { enabled: ready, retry: false },
    request: withToken(token),
  });
  return useMemo(() => ({ me: me.data, colleagues: colleagues.data ?? [] }), [me.data, colleagues.data]);
}

/** Whether what this person can no longer read may be a colleague's by now: others see everything. */
export const mayBeAnothers = ({ me, colleagues }: Team) =>
  me?.role === 'counselor' && colleagues.some(({ id }) => id !== me.id);

const words: Record<string, string> = { me: 'Mine', none: 'Unassigned' };

/** What a filter by this assignee is called. */
export const assigneeLabel = (value: string, colleagues: Colleague[]) =>
  words[value] ?? nameAmong({ id: Number(value), name: `Assignee No. ${value}` }, colleagues);

/**
 * By whom lists can be filtered. A counselor sees nothing of colleagues, and only a person can have requests; what an address
 * asks for stands there nevertheless.
 */
export function assigneesFor({ me, colleagues }: Team, chosen = '') {
  const options = [
    { value: '', label: 'Anybody' },
    ...(me?.id === null ? [] : [{ value: 'me', label: 'Mine' }]),
    { value: 'none', label: 'Unassigned' },
    ...(me && me.role !== 'counselor'
      ? colleagues
          .filter(({ id }) => id !== me.id)
          .map((one) => ({ value: String(one.id), label: distinctName(one, colleagues) }))
      : []),
  ];
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: assigneeLabel(chosen, colleagues) }];
}
