import { Link } from '@/components/link';
import { ButtonAnchor } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { emergency } from '@/content/support';
import { telHref, useSiteSettings } from '@/lib/site-settings';

export function EmergencyDetails() {
  const { phone, email, officeHours } = useSiteSettings();
  const { availability, first, types, hours } = emergency;
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid content-start gap-8">
        <div className="rounded-card border-2 border-danger bg-card p-5 sm:p-6">
          <h2 className="text-2xl">Urgent contact</h2>
          <p className="mt-1 font-semibold">{availability}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <ButtonAnchor href={telHref(phone)} size="lg">
              {phone}
            </ButtonAnchor>
            <ButtonAnchor href={`mailto:${email}`} variant="secondary" size="lg" className="break-all">
              {email}
            </ButtonAnchor>
          </div>
          <p className="mt-5 max-w-[62ch]">
            {first.text}{' '}
            <Link to={first.link.to} className="font-medium text-peacock-deep underline underline-offset-4">
              {first.link.label}
            </Link>
          </p>
        </div>
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2">
          {types.map(({ type, description, action }) => (
            <li key={type} className="border-t-2 border-peacock pt-4">
              <h2 className="text-xl">{type}</h2>
              <p className="mt-2 text-ink-soft">{description}</p>
              <p className="mt-3 font-semibold">What to do</p>
              <p>{action}</p>
            </li>
          ))}
        </ul>
      </div>
      <Card className="self-start">
        <h2 className="text-xl">Support Hours</h2>
        <p className="mt-1 text-sm text-ink-soft">
          For emergencies and for students on their way. The office hours at the foot of the page are other
          ones: when our office answers requests ({officeHours.zone.replace(/^.*\//, '').replaceAll('_', ' ')}{' '}
          time).
        </p>
        <dl className="mt-3 grid gap-3">
          {hours.map(({ days, time }) => (
            <div key={days} className="border-t border-line pt-3">
              <dt className="text-ink-soft">{days}</dt>
              <dd className="font-semibold">{time}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
