// Panel of the system page with versions, disk usage and connections.

import { useTranslation } from '../../i18n/use-translation.ts';
import { numberText } from '../../kit/text/number-text.ts';
import { Facts } from '../../parts/admin/facts.tsx';
import { Panel } from './panel.tsx';
import type { SystemView } from './queries.ts';
import { sizeText } from './units.ts';

function useSpaceText() {
  const { t } = useTranslation('admin-system');
  return (files: SystemView['disk']['files']) =>
    files
      ? t('machine.free', { free: sizeText(files.free_bytes), total: sizeText(files.total_bytes) })
      : t('machine.bucket');
}

function LargeTables({ tables }: Pick<SystemView['disk'], 'tables'>) {
  const { t } = useTranslation('admin-system');
  return (
    <div>
      <h3 className="panel__sub">{t('machine.tables')}</h3>
      <ul className="large-tables">
        {tables.map(({ name, bytes, rows }) => (
          <li key={name}>
            <span className="large-tables__name" translate="no">
              {name}
            </span>
            <span className="soft num">
              {sizeText(bytes)} · {t('machine.rows', { number: numberText(rows) })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function MachinePanel({ versions, disk, connections, redis, standby, wake_ups }: SystemView) {
  const { t } = useTranslation('admin-system');
  const spaceText = useSpaceText();
  const { used, most, by_program } = connections;
  return (
    <Panel title={t('machine.title')}>
      <div className="panel__columns">
        <Facts
          facts={[
            { name: t('machine.product'), value: versions.product },
            { name: t('machine.commit'), value: versions.commit?.slice(0, 12) ?? t('machine.unknown') },
            { name: t('machine.node'), value: versions.node },
            { name: t('machine.postgres'), value: versions.postgres },
            { name: t('machine.migrations'), value: `${versions.migrations} · ${versions.last_migration ?? '–'}` },
            { name: t('machine.redis'), value: t(`machine.redis_${redis}`) },
            { name: t('machine.standby'), value: t(`machine.standby_${standby.state}`) },
            { name: t('machine.wake_ups'), value: t(`machine.wake_ups_${wake_ups}`) },
          ]}
        />
        <Facts
          facts={[
            { name: t('machine.database'), value: sizeText(disk.database_bytes) },
            { name: t('machine.files'), value: spaceText(disk.files) },
            {
              name: t('machine.connections'),
              value: t('machine.of', { used: numberText(used), most: numberText(most) }),
            },
            ...by_program.map(({ program, count }) => ({
              name: program,
              value: numberText(count),
              isOwnName: true as const,
            })),
          ]}
        />
        <LargeTables tables={disk.tables} />
      </div>
    </Panel>
  );
}
