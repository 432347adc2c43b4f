import { Printer } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { ShortlistEntryDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { useUniversitiesById } from '@/api/use-universities-by-id';
import { Link } from '@/components/link';
import { Notice } from '@/components/notice';
import { RateNote } from '@/components/rate-note';
import { Button, ButtonLink } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { Skeleton } from '@/components/ui/skeleton';
import { rateNote } from '@/content/rupees';
import type { Student } from '@/lib/fit';
import { usePortalAddress } from '@/lib/portal-address';
import { useAddress } from '@/lib/address-provider';
import { levelNames } from '@/lib/levels';
import { INDICATIVE } from '@/lib/university-facts';
import { favoriteOrders, orderNames, sortFavorites } from './favorites';
import { FavoritesTable, nameOf, type FavoritesTableProps } from './favorites-table';
import type { Shortlist } from './shortlist';
import { UndoBar } from './undo-bar';

const orderOptions = favoriteOrders.map((value) => ({ value, label: orderNames[value] }));

const keyOf = ({ universityId, fieldOfStudy }: ShortlistEntryDto) => `${universityId} ${fieldOfStudy}`;

interface FavoritesPageProps {
  shortlist: Shortlist;
  student: Student;
  compareToggle: FavoritesTableProps['compareToggle'];
  applyLink: FavoritesTableProps['applyLink'];
}

export default function FavoritesPage({ shortlist, student, compareToggle, applyLink }: FavoritesPageProps) {
  const [address] = useAddress();
  const { to, set } = usePortalAddress();
  const [removed, setRemoved] = useState<readonly ShortlistEntryDto[]>([]);
  const heading = useRef<HTMLHeadingElement>(null);
  const order = favoriteOrders.find((value) => value === address.get('order')) ?? 'newest';

  const list = useUniversitiesById(shortlist.universityIds);
  const favorites = sortFavorites(
    shortlist.entries
      .map((entry) => ({ entry, university: list.byId.get(entry.universityId) }))
      // A university that another tab has just saved is still being loaded.
      .filter(({ university }) => university || !list.isPlaceholderData),
    order,
  );
  const search = { pathname: '/student-portal/search', ...to({ open: null }) };

  function keepUndoable(entries: readonly ShortlistEntryDto[]) {
    setRemoved(entries);
    if (entries.length === 0) heading.current?.focus({ preventScroll: true });
  }

  function undo(key: string) {
    const entry = removed.find((one) => keyOf(one) === key)!;
    const gone = !shortlist.fieldsOf(entry.universityId).includes(entry.fieldOfStudy);
    // Only if it is still removed: the removal may have failed, or another tab may have saved it again.
    if (gone) shortlist.toggle(entry);
    keepUndoable(removed.filter((one) => one !== entry));
  }

  function content(): ReactNode {
    const failed = shortlist.isError
      ? 'Failed to fetch shortlist'
      : list.isLoadingError && 'Failed to fetch universities';
    if (failed) {
      return (
        <Notice role="alert" title={failed}>
          <Button
            pending={shortlist.isFetching || list.isFetching}
            onClick={() => {
              if (shortlist.isError) shortlist.retry();
              if (list.isLoadingError) void list.refetch();
            }}
          >
            Retry
          </Button>
        </Notice>
      );
    }
    if (shortlist.known && shortlist.entries.length === 0) {
      return (
        <Notice title="No Favorites Yet" text="Press the heart on a university to keep it here.">
          <ButtonLink to={search}>Search universities</ButtonLink>
        </Notice>
      );
    }
    if (!shortlist.known || list.isPending) {
      return (
        <div aria-busy className="grid gap-3">
          {Array.from({ length: 4 }, (_, i) => (
            <Skeleton key={i} className="h-24 rounded-card" />
          ))}
        </div>
      );
    }
    return (
      <>
        <FavoritesTable
          favorites={favorites}
          student={student}
          compareToggle={compareToggle}
          applyLink={applyLink}
          onRemove={(entry) => {
            setRemoved([...removed.filter((one) => keyOf(one) !== keyOf(entry)), entry]);
            shortlist.toggle(entry);
          }}
        />
        <p className="mt-4 text-sm text-ink-soft">
          The GPA is that of {levelNames[student.level].toLowerCase()} courses; the level is set in{' '}
          <Link to="/student-portal/profile" className="text-peacock-deep underline">
            My Profile
          </Link>
          . {INDICATIVE.tuition} {INDICATIVE.gpa}
        </p>
        <RateNote note={rateNote} />
      </>
    );
  }

  return (
    <>
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 ref={heading} tabIndex={-1} className="text-3xl">
            My Favorites
          </h1>
          <p className="mt-1 text-ink-soft">
            Universities you have saved.{' '}
            <Link to={search} className="text-peacock-deep underline print:hidden">
              Find more
            </Link>
          </p>
        </div>
        {favorites.length > 0 && (
          <div className="flex min-w-0 flex-wrap items-end gap-3 print:hidden">
            <Field label="Sort by" className="w-48 max-w-full">
              <Select
                options={orderOptions}
                value={order}
                onChange={({ target }) => set({ order: target.value === 'newest' ? null : target.value })}
              />
            </Field>
            <Button variant="secondary" onClick={() => window.print()}>
              <Printer aria-hidden />
              Print
            </Button>
          </div>
        )}
      </div>
      {content()}
      {removed.length > 0 && (
        <UndoBar
          removed={removed.map((entry) => ({
            key: keyOf(entry),
            text: `Removed ${nameOf(list.byId.get(entry.universityId))}, ${entry.fieldOfStudy}.`,
          }))}
          onUndo={undo}
          onClose={() => keepUndoable([])}
        />
      )}
    </>
  );
}
