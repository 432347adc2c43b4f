import { Link } from '@/components/link';
import { Card } from '@/components/ui/card';
import { faq } from '@/content/support';

export function FaqList() {
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {faq.map(({ question, answer, link }) => (
        <li key={question} className="flex">
          <Card className="flex w-full flex-col gap-3">
            <h2 className="text-xl">{question}</h2>
            <p className="max-w-[62ch]">{answer}</p>
            <p className="mt-auto">
              <Link
                to={link.to}
                className="inline-flex min-h-11 items-center font-medium text-peacock-deep underline underline-offset-4"
              >
                {link.label}
              </Link>
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
