// Buttons for six example statements. A press on a button loads its statement into the editor.
import { memo } from 'react';
import { type ConsoleExample, consoleExamples } from '#contracts/console-examples.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Chip, Chips } from '../../kit/control/chip.tsx';

const examples: readonly ConsoleExample[] = ['open_jobs', 'new_users', 'answers', 'waiting', 'searches', 'pay'];

export const ExampleChips = memo(function ExampleChips({ onUse }: { onUse: (query: string) => void }) {
  const { t } = useTranslation('admin-sql');
  return (
    <Chips wrap label={t('examples.title')}>
      {examples.map((example) => (
        <Chip key={example} onClick={() => onUse(consoleExamples[example])}>
          {t(`examples.${example}`)}
        </Chip>
      ))}
    </Chips>
  );
});
