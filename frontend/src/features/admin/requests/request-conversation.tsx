import { useGetStaffMember } from '@/api/generated/admin';
import { getGetConsultationRequestQueryKey, useGetConsultationRequest } from '@/api/generated/consultations';
import { Link } from '@/components/link';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { isMissing, polled, withToken } from '../desk/calls';
import { RequestMessages } from './request-messages';

interface RequestConversationProps {
  id: number;
  token: string;
}

/** The conversation of a request on another view of the desk, with a link to the request. */
export function RequestConversation({ id, token }: RequestConversationProps) {
  const me = useGetStaffMember({ request: withToken(token) });
  const query = useGetConsultationRequest(id, {
    query: { ...polled, queryKey: getGetConsultationRequestQueryKey(id) },
    request: withToken(token),
  });
  const missing = isMissing(query.error);
  return (
    <div className="grid gap-4">
      <p>
        <Link
          to={{ search: `?request=${id}` }}
          className="inline-flex min-h-11 items-center font-medium text-peacock-deep underline underline-offset-4"
        >
          Request No. {id}
        </Link>
      </p>
      {query.data && !missing ? (
        <RequestMessages request={query.data} token={token} me={me.data} />
      ) : query.isError ? (
        <div role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-medium text-danger">
            {missing ? 'This request is no longer here for you.' : 'The messages could not be loaded.'}
          </p>
          {!missing && (
            <Button
              variant="secondary"
              size="sm"
              pending={query.isFetching}
              onClick={() => void query.refetch()}
            >
              Retry
            </Button>
          )}
        </div>
      ) : (
        <Skeleton aria-busy className="h-72" />
      )}
    </div>
  );
}
