import { Download } from 'lucide-react';
import type { NamedFile } from '@/api/file';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/save-file';
import { toast } from '@/lib/toasts';

/**
 * What becomes of an exported list. A link could not carry the token's header, so the file comes first and is saved
 * from here.
 */
export const savingFile = {
  onSuccess: ({ file, name }: NamedFile) => {
    saveFile(file, name);
    toast({ title: 'File saved', description: name });
  },
  onError: () =>
    toast({
      variant: 'destructive',
      title: 'Export failed',
      description: 'The file could not be made. Please try again.',
    }),
};

interface CsvButtonProps {
  pending: boolean;
  onExport: () => void;
}

/** Downloads the whole filtered list as a file. */
export function CsvButton({ pending, onExport }: CsvButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      pending={pending}
      // Every export is recorded, so the second click of a double click is ignored.
      onClick={({ detail }) => detail < 2 && onExport()}
    >
      <Download aria-hidden />
      {pending ? (
        'Exporting...'
      ) : (
        <span>
          <span className="max-sm:sr-only">Export </span>CSV
        </span>
      )}
    </Button>
  );
}
