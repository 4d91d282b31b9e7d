// `/jobs`: the job search.
import { Suspense } from 'react';
import { JobSearch } from '../features/jobs/job-search.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';
import { looksForSomething } from '../features/saved-searches/same-search.ts';
import { SaveSearch } from '../features/saved-searches/save-search.ts';
import { useTranslation } from '../i18n/use-translation.ts';

export function JobsPage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  useTranslation(['jobs', 'conditions', 'saved-jobs', 'saved-searches', 'reference', 'places', 'place-picker']);
  return (
    <div className="page">
      <JobSearch
        cardAction={(job) => <SaveButton uid={job.uid} title={job.title} />}
        searchAction={(search) =>
          looksForSomething(search) && (
            <Suspense>
              <SaveSearch search={search} />
            </Suspense>
          )
        }
      />
    </div>
  );
}
