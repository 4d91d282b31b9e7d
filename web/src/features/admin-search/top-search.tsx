// The administrators' search in the top bar: a field on a desktop, a button that opens a sheet on smaller screens. The
// key `/` moves the focus to the field.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { IconButton } from '../../kit/control/button.tsx';
import { isTyping } from '../../kit/control/card-keys.ts';
import { useIsDesktop } from '../../kit/layout/desktop.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { FocusedSearchBox, SearchBox } from './search-box.tsx';

/** Calls `onSlash` if the user presses `/` outside of fields and dialogs. */
function useSlash(onSlash: () => void): void {
  const latest = useRef(onSlash);
  useEffect(() => {
    latest.current = onSlash;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || isTyping(event)) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

export function TopSearch() {
  const { t } = useTranslation('admin-shell');
  const isDesktop = useIsDesktop();
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useSlash(() => (isDesktop ? field.current?.focus() : setOpen(true)));
  return (
    <>
      {isDesktop ? (
        <search className="admin-bar__search">
          <SearchBox ref={field} place="bar" />
        </search>
      ) : (
        <IconButton icon="search" label={t('search.label')} aria-haspopup="dialog" onClick={() => setOpen(true)} />
      )}
      {/* The sheet stays open if the screen becomes wider, so that the typed text is not lost. */}
      <Sheet open={isOpen} title={t('search.title')} close={t('common:close')} onClose={() => setOpen(false)}>
        <search>
          <FocusedSearchBox onOpened={() => setOpen(false)} />
        </search>
      </Sheet>
    </>
  );
}
