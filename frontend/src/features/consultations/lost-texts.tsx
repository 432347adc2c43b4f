import { useState } from 'react';
import { textsByLink } from '@/api/use-outbox';
import { NotSent } from '@/components/conversation/not-sent';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { forgetOwnMessages, ownMessages } from './own-messages';

/** What was written on this device through a link that opens nothing any more, to copy or to delete. */
export default function LostTexts({ token }: { token: string }) {
  const [kept, setKept] = useState(() => textsByLink(ownMessages, token));
  if (kept.length === 0) return null;
  function forget() {
    for (const { id } of kept) forgetOwnMessages(id);
    setKept([]);
  }
  return (
    <Card className="mt-6 grid justify-items-start gap-4">
      <h2 className="text-2xl">On this device</h2>
      <p>What you wrote on this page and did not send is still kept here, and only here.</p>
      {kept
        .flatMap(({ texts }) => texts)
        .map((text, i) => (
          <div key={i} className="w-full">
            <NotSent text={text} />
          </div>
        ))}
      <Button variant="secondary" onClick={forget}>
        Delete it from this device
      </Button>
    </Card>
  );
}
