import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { httpFile } from '@/api/file';
import { Button } from '@/components/ui/button';
import { toast } from '@/lib/toasts';
import { withToken } from './calls';

interface CsvButtonProps {
  /** Of the call that answers with the file. */
  url: string;
  token: string;
}

/** Saves the list that is shown as a file, all of its pages. */
export function CsvButton({ url, token }: CsvButtonProps) {
  const download = useMutation({
    mutationFn: () => httpFile(url, { headers: { ...withToken(token).headers, Accept: 'text/csv' } }),
    onSuccess: ({ file, name }) => {
      save(file, name);
      toast({ title: 'File saved', description: name });
    },
    onError: () =>
      toast({
        variant: 'destructive',
        title: 'Export failed',
        description: 'The file could not be made. Please try again.',
      }),
  });
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={download.isPending}
      // Each file goes on record, and so the second click of a double click makes none.
      onClick={({ detail }) => detail < 2 && download.mutate()}
    >
      <Download aria-hidden />
      {download.isPending ? (
        'Exporting...'
      ) : (
        <span>
          <span className="max-sm:sr-only">Export </span>CSV
        </span>
      )}
    </Button>
  );
}

/** A link cannot carry the token's header, so the file comes first and is saved from here. */
function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
