// The fields for what the worker gets: pay, travel, food and tools, and a note.
import { callTravels } from '#contracts/call-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';
import { TextField } from '../../kit/form/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { SpokenArea } from '../../parts/speech/spoken-area.tsx';
import type { CallFormFields } from './call-form-fields.ts';

const provided = { food_provided: 'bowl', tools_provided: 'wrench' } as const;

export function OfferFields({ form }: { form: CallFormFields }) {
  const { t } = useTranslation('calls');
  const { draft, wrong, set } = form;
  return (
    <div className="call-form__part card" data-padded>
      <TextField
        required
        label={t('form.pay')}
        error={wrong.pay}
        before={<span aria-hidden="true">₹</span>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        value={draft.pay}
        onChange={(event) => set({ pay: event.target.value })}
      />
      <Travel form={form} />
      <Provided form={form} />
      <SpokenArea
        label={t('form.note')}
        optional={t('common:optional')}
        maxLength={500}
        rows={3}
        value={draft.note}
        error={wrong.note}
        onChange={(event) => set({ note: event.target.value })}
      />
    </div>
  );
}

function Travel({ form: { draft, wrong, set } }: { form: CallFormFields }) {
  const { t } = useTranslation('calls');
  return (
    <>
      <fieldset className="field">
        <legend>{t('form.travel')}</legend>
        <Chips wrap label={t('form.travel')}>
          {callTravels.map((one) => (
            <Chip key={one} chosen={draft.travel === one} onClick={() => set({ travel: one })}>
              {t(`form.travel_of.${one}`)}
            </Chip>
          ))}
        </Chips>
      </fieldset>
      {draft.travel === 'paid' && (
        <TextField
          required
          label={t('form.travel_amount')}
          error={wrong.travel_amount}
          before={<span aria-hidden="true">₹</span>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={draft.travel_amount}
          onChange={(event) => set({ travel_amount: event.target.value })}
        />
      )}
    </>
  );
}

function Provided({ form: { draft, set } }: { form: CallFormFields }) {
  const { t } = useTranslation('posting');
  return (
    <fieldset className="field">
      <legend>{t('form.provided')}</legend>
      <Chips wrap label={t('form.provided')}>
        {(['food_provided', 'tools_provided'] as const).map((one) => (
          <Chip
            key={one}
            chosen={draft[one]}
            picture={<Icon name={provided[one]} size={20} />}
            onClick={() => set({ [one]: !draft[one] })}
          >
            {t(`form.${one}`)}
          </Chip>
        ))}
      </Chips>
    </fieldset>
  );
}
