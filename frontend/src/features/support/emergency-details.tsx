import { ButtonAnchor } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { emergency } from '@/content/support';
import { telHref, useSiteSettings } from '@/lib/site-settings';

export function EmergencyDetails() {
  const { phone, email } = useSiteSettings();
  return (
    <div className="grid gap-8">
      <Card className="border-danger">
        <h2 className="text-xl">Urgent contact</h2>
        <p className="mt-1 text-ink-soft">{emergency.availability}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonAnchor href={telHref(phone)}>{phone}</ButtonAnchor>
          <ButtonAnchor href={`mailto:${email}`} variant="secondary" className="break-all">
            {email}
          </ButtonAnchor>
        </div>
      </Card>
      <ul className="grid gap-5 md:grid-cols-2">
        {emergency.types.map(({ type, description, action }) => (
          <li key={type} className="flex">
            <Card className="w-full">
              <h2 className="text-xl">{type}</h2>
              <p className="mt-2">{description}</p>
              <p className="mt-3 font-semibold">{action}</p>
            </Card>
          </li>
        ))}
      </ul>
      <Card>
        <h2 className="text-xl">Support Hours</h2>
        <dl className="mt-3 grid gap-2">
          {emergency.hours.map(({ days, time }) => (
            <div key={days} className="flex flex-wrap justify-between gap-x-4">
              <dt>{days}</dt>
              <dd className="font-semibold">{time}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
