// The facts of a breach, in the form that the Data Protection Board and CERT-In require.
import { type FormEvent, useState } from 'react';
import { type Breach, breachEndpoints as endpoints } from '#contracts/breaches.ts';
import { problemFields } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { TextArea } from '../../kit/form/field.tsx';
import { adminCall } from '../../parts/admin/call.ts';
import { fieldOf, instantOf } from './date-time-field.ts';
import { DiscoveredField, TitleField } from './head-fields.tsx';
import { useBreachAct } from './queries.ts';
import { SavedBar } from './saved-bar.tsx';

const areas = ['nature', 'happened', 'data', 'consequences', 'measures', 'contact'] as const;
const isHelped = (area: (typeof areas)[number]) => area === 'nature' || area === 'contact';

export function FactsStep({ breach }: { breach: Breach }) {
  const { t } = useTranslation(['admin-breaches', 'problems']);
  const { title, nature, happened, data, consequences, measures, contact } = breach;
  const [facts, setFacts] = useState({ title, nature, happened, data, consequences, measures, contact });
  const [discovered, setDiscovered] = useState(fieldOf(breach.discovered_at));
  const kept = useBreachAct((body: typeof facts & { discovered_at: string }) =>
    adminCall(endpoints.changeBreach, { params: { breach_id: breach.id }, body }),
  );
  const change = (part: Partial<typeof facts>) => {
    setFacts((before) => ({ ...before, ...part }));
    kept.reset();
  };
  // If the administrator has not changed the time, send the stored time: the field would drop its seconds.
  const moment = discovered === fieldOf(breach.discovered_at) ? breach.discovered_at : instantOf(discovered);
  const save = (event: FormEvent) => {
    event.preventDefault();
    kept.mutate({ ...facts, discovered_at: moment });
  };
  const wrong = problemFields(t, kept.error);
  return (
    <form className="breach-form" noValidate onSubmit={save}>
      <TitleField value={facts.title} error={wrong.title} onChange={(title) => change({ title })} />
      <DiscoveredField value={discovered} error={wrong.discovered_at} onChange={setDiscovered} />
      {areas.map((area) => (
        <TextArea
          key={area}
          label={t(`admin-breaches:fact.${area}`)}
          help={isHelped(area) ? t(`admin-breaches:fact.${area}_help`) : undefined}
          error={wrong[area]}
          rows={area === 'contact' ? 2 : 4}
          value={facts[area]}
          onChange={({ target }) => change({ [area]: target.value })}
        />
      ))}
      <SavedBar busy={kept.isPending} saved={kept.isSuccess} error={kept.error} closed={breach.closed_at !== null} />
    </form>
  );
}
