import { wasSubscribed } from '../../entities/subscription/subscription-store';
import { Skeleton } from '../../ui/skeleton';
import { PageLoading } from '../page-loading';
import { PageSkeleton } from './page-skeleton';

/**
 * Drawn while the server is asked who is there. On a device where somebody was subscribed it has the
 * shape of the dashboard, which is most likely what comes; elsewhere it promises nothing.
 */
export function ShellSkeleton() {
  if (!wasSubscribed()) return <PageLoading />;
  return (
    <div className="flex min-h-dvh">
      <div className="hidden w-64 shrink-0 border-r border-line bg-surface lg:block" />
      <div className="min-w-0 flex-1">
        <div className="flex min-h-15 items-center border-b border-line px-4 lg:px-[max(1.5rem,50%-34.5rem)]">
          <Skeleton className="h-7 w-40" />
        </div>
        <main className="mx-auto w-full max-w-6xl px-4 pt-4 sm:px-6" aria-busy>
          <PageSkeleton />
        </main>
      </div>
    </div>
  );
}
