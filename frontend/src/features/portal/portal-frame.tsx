import { cx } from 'class-variance-authority';
import { Menu, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Sheet } from '@/components/ui/sheet';
import { TooltipProvider } from '@/components/ui/tooltip';
import { ViewSwitch } from '@/features/universities/search/view-switch';
import { useMediaQuery } from '@/lib/use-media-query';
import { ConnectionNotice } from './connection-notice';
import { Sidebar, type SidebarProps } from './sidebar';
import { useSidebar } from './use-sidebar';

interface PortalFrameProps extends Omit<SidebarProps, 'collapsed' | 'inSheet' | 'onExpand' | 'onNavigate'> {
  /** Number of active filters. */
  filterCount: number;
  /** Whether results are shown, which can be switched between list and map. */
  searching: boolean;
  children: (isMobile: boolean) => ReactNode;
}

/** The sidebar and the content beside it. On a phone the sidebar is a sheet that a bar at the top opens. */
export function PortalFrame({ filterCount, searching, children, ...sidebarProps }: PortalFrameProps) {
  const isMobile = useMediaQuery('(width < 768px)');
  const { open, setOpen } = useSidebar(isMobile);
  const hasFilters = sidebarProps.view.path === 'search';
  const sidebar = (
    <Sidebar
      {...sidebarProps}
      collapsed={!isMobile && !open}
      inSheet={isMobile}
      onExpand={() => setOpen(true)}
      onNavigate={() => isMobile && setOpen(false)}
    />
  );

  return (
    <TooltipProvider>
      <div className="md:flex">
        {isMobile ? (
          <Sheet open={open} onClose={() => setOpen(false)} label="Menu & filters">
            {sidebar}
          </Sheet>
        ) : (
          <aside
            aria-label="Portal"
            className={cx(
              // Below the bar of the layout, which is 45 pixels high.
              'sticky top-[45px] flex h-[calc(100dvh-45px)] shrink-0 flex-col gap-2 overflow-hidden border-r border-line bg-card transition-[width] duration-200 print:hidden',
              open ? 'w-88 p-4' : 'w-12 px-0.5 py-4',
            )}
          >
            <div className="flex items-center justify-between">
              {open && (
                <p className="px-3 font-display text-lg font-semibold whitespace-nowrap">Student portal</p>
              )}
              <Button
                variant="ghost"
                size="icon"
                aria-label="Toggle sidebar"
                aria-expanded={open}
                aria-keyshortcuts="Control+B Meta+B"
                onClick={() => setOpen(!open)}
              >
                <PanelLeft aria-hidden />
              </Button>
            </div>
            {sidebar}
          </aside>
        )}
        <div className="@container mx-auto w-full max-w-[100rem] min-w-0 grow px-4 py-6 sm:px-6 print:max-w-none! print:p-0!">
          {isMobile && (
            <div
              data-top-bar
              className="sticky top-[45px] z-30 -mx-4 -mt-6 mb-4 flex flex-wrap justify-between gap-3 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6 print:hidden"
            >
              <Button
                variant="secondary"
                aria-haspopup="dialog"
                aria-expanded={open}
                onClick={() => setOpen(true)}
                className="px-3!"
              >
                <Menu aria-hidden className="max-[22rem]:hidden" />
                {hasFilters ? 'Menu & filters' : 'Menu'}
                {hasFilters && filterCount > 0 && (
                  <span className="grid size-6 place-items-center rounded-full bg-peacock-deep text-sm text-white">
                    {filterCount}
                    <span className="sr-only">on</span>
                  </span>
                )}
              </Button>
              {searching && <ViewSwitch />}
            </div>
          )}
          <ConnectionNotice />
          {children(isMobile)}
        </div>
      </div>
    </TooltipProvider>
  );
}
