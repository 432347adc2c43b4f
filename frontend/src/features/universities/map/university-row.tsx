import { cx } from 'class-variance-authority';
import { MapPin } from 'lucide-react';
import type { UniversityDto } from '@/api/generated/studyAbroadConsultancyAPI.schemas';
import { Link } from '@/components/link';
import { type Level } from '@/lib/levels';
import { usePortalAddress } from '@/lib/portal-address';
import {
  gpaBand,
  gpaBasis,
  place,
  rankSource,
  tuition,
  tuitionBasis,
  tuitionName,
  worldRank,
} from '@/lib/university-facts';
import { opens } from '@/lib/use-opened-focus';
import type { FieldOfStudy, StudentActions } from '../student-actions';

interface UniversityRowProps {
  university: UniversityDto;
  level: Level;
  field: FieldOfStudy;
  actions: StudentActions;
  /** Whether it is highlighted, because the pointer is on its place on the map. */
  active?: boolean;
  /** Called when the pointer enters or leaves. Without it the row has no frame. */
  onActive?: (active: boolean) => void;
  /** Moves the map to it. @param button the pressed button */
  onShow?: (button: HTMLElement) => void;
}

/** A university in the list beside the map, with its main facts. The rest is on its page. */
export function UniversityRow(props: UniversityRowProps) {
  const { university, level, field, actions, active, onActive, onShow } = props;
  const { to } = usePortalAddress();
  const { id, name } = university;
  return (
    <article
      onPointerEnter={() => onActive?.(true)}
      onPointerLeave={() => onActive?.(false)}
      onFocus={() => onActive?.(true)}
      onBlur={() => onActive?.(false)}
      className={cx(
        onActive && 'rounded-card border bg-card p-4 transition-colors duration-150',
        onActive && (active ? 'border-marigold-deep bg-peacock-soft' : 'border-line'),
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg">
            <Link
              to={to({ open: String(id) })}
              state={{ opened: true }}
              {...opens(id)}
              className="hover:text-peacock-deep hover:underline"
            >
              {name}
            </Link>
          </h2>
          <p className="text-sm text-ink-soft">{place(university)}</p>
        </div>
        {actions.saveButton({ university, field, className: 'shrink-0' })}
      </div>
      <dl className="mt-2 grid gap-0.5 text-sm">
        <Line name={tuitionName(university)} note={tuitionBasis(university)}>
          {tuition(university)}
        </Line>
        <Line
          name={level === 'undergraduate' ? 'Undergraduate GPA' : 'Masters GPA'}
          note={gpaBasis(university, level)}
        >
          {gpaBand(university, level)}
        </Line>
        <Line name="World rank" note={rankSource(university)}>
          {worldRank(university)}
        </Line>
      </dl>
      <div className="-mb-2 flex flex-wrap gap-x-6 text-sm">
        {actions.compareToggle({ university })}
        {onShow && university.latitude != null && (
          <button
            type="button"
            aria-label={`Show on map: ${name}`}
            onClick={(event) => onShow(event.currentTarget)}
            className="inline-flex min-h-11 items-center gap-1.5 font-medium text-peacock-deep underline-offset-4 hover:underline"
          >
            <MapPin aria-hidden className="size-4" />
            Show on map
          </button>
        )}
      </div>
    </article>
  );
}

function Line({ name, note, children }: { name: string; note: string; children: string }) {
  return (
    <div>
      <dt className="mr-1.5 inline text-ink-soft">{name}</dt>
      <dd className="inline">
        <span className="font-semibold tabular-nums">{children}</span>
        {note && <span className="text-ink-soft"> · {note}</span>}
      </dd>
    </div>
  );
}
