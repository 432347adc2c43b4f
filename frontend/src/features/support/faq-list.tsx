import { Card } from '@/components/ui/card';
import { faq } from '@/content/support';

export function FaqList() {
  return (
    <ul className="grid gap-5 lg:grid-cols-2">
      {faq.map(({ question, answer }) => (
        <li key={question} className="flex">
          <Card className="w-full">
            <h2 className="text-xl">{question}</h2>
            <p className="mt-3">{answer}</p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
