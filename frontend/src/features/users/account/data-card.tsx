import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useExportMyData } from '@/api/generated/users';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toasts';
import { DeleteDialog } from './delete-dialog';

/** Lets a student download or delete the data stored about them. */
export function DataCard({ username, onDeleted }: { username: string; onDeleted: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const copy = useExportMyData({
    mutation: {
      onSuccess: (data) => {
        const text = JSON.stringify(data, null, 2);
        saveFile(new Blob([text], { type: 'application/json' }), 'my-data.json');
      },
      onError: () => {
        toast({
          variant: 'destructive',
          title: 'Error',
          description: 'Your data could not be downloaded. Please try again.',
        });
      },
    },
  });
  return (
    <Card>
      <h2 className="text-2xl">Your data</h2>
      <p className="mt-1 max-w-[65ch] text-ink-soft">
        The file holds everything stored about this account: your profile, favorites, shared comparisons,
        applications and sessions. A consultation you asked for is not part of it: its private page shows what
        it holds.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button variant="secondary" pending={copy.isPending} onClick={() => copy.mutate()}>
          <Download aria-hidden />
          {copy.isPending ? 'Preparing...' : 'Download my data'}
        </Button>
        <Button
          variant="ghost"
          aria-haspopup="dialog"
          onClick={() => setDeleting(true)}
          className="text-danger!"
        >
          <Trash2 aria-hidden />
          Delete my account
        </Button>
      </div>
      {deleting && (
        <DeleteDialog username={username} onClose={() => setDeleting(false)} onDeleted={onDeleted} />
      )}
    </Card>
  );
}
