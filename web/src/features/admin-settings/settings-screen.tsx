// The settings screen: a search, and the settings in groups. Administrators who may not change settings see no buttons.
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type AllSettings, type SettingGroup, type SettingView, settingGroups } from '#contracts/admin-settings.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { CheckField, TextField } from '../../kit/form/field.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { QueryView } from '../../parts/admin/query-view.tsx';
import { GroupForm } from './group-form.tsx';
import { useSettings } from './queries.ts';

interface Sought {
  words: string;
  changed: boolean;
}

function useSought({ words, changed }: Sought) {
  const { t } = useTranslation('admin-settings');
  const sought = words.trim().toLowerCase();
  return (setting: SettingView): boolean => {
    if (changed && !setting.changed) return false;
    const said = `${setting.key} ${t(`key.${setting.key}.label`, { defaultValue: setting.key })} ${t(`key.${setting.key}.help`, { defaultValue: '' })}`;
    return said.toLowerCase().includes(sought);
  };
}

function Environment({ environment, hidden }: Pick<AllSettings, 'environment'> & { hidden: boolean }) {
  const { t } = useTranslation('admin-settings');
  return (
    <section className="setting-group" hidden={hidden}>
      <h2 className="setting-group__title">{t('environment.title')}</h2>
      <p className="soft small">{t('environment.lead')}</p>
      <ul className="environment">
        {environment.map(({ name, set }) => (
          <li key={name} data-set={set || undefined}>
            <code>{name}</code>
            <span className="environment__state small">
              <Icon name={set ? 'check' : 'minus'} size={16} />
              {t(set ? 'environment.set' : 'environment.unset')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The last group of the list: environment variables, which cannot be changed here. */
const ENVIRONMENT = 'environment' as const;

/** Links to the groups; the group on the screen is marked. */
function GroupLinks({ groups, current }: { groups: readonly SettingGroup[]; current: string }) {
  const { t } = useTranslation('admin-settings');
  const nameOf = (group: SettingGroup | typeof ENVIRONMENT) =>
    group === ENVIRONMENT ? t('environment.title') : t(`group.${group}`);
  return (
    <nav className="setting-places" aria-label={t('groups')}>
      {[...groups, ENVIRONMENT].map((group) => (
        <Link key={group} to={`?group=${group}`} replace aria-current={group === current ? 'true' : undefined}>
          {nameOf(group)}
        </Link>
      ))}
    </nav>
  );
}

function Groups({ all, sought, onReload }: { all: AllSettings; sought: Sought; onReload: () => void }) {
  const { t } = useTranslation('admin-settings');
  const { may } = useAdmin();
  const [query] = useSearchParams();
  const isSought = useSought(sought);
  const isSeeking = sought.changed || sought.words.trim() !== '';
  const groups = settingGroups.map((group) => {
    const own = all.settings.filter((setting) => setting.group === group);
    return { group, own, found: own.filter(isSought) };
  });
  const known = groups.filter(({ own }) => own.length > 0).map(({ group }) => group);
  const asked = query.get('group');
  const current = [...known, ENVIRONMENT].find((group) => group === asked) ?? known[0] ?? ENVIRONMENT;
  const shown = groups.filter(({ group, found }) => (isSeeking ? found.length > 0 : group === current));
  return (
    <>
      <GroupLinks groups={known} current={isSeeking ? '' : current} />
      <div className="setting-groups">
        {isSeeking && shown.length === 0 && <p className="soft">{t('none_found')}</p>}
        {/* All groups stay mounted, also hidden groups, so that unsaved input survives a change of group. */}
        {groups.map(({ group, own, found }) => (
          <div key={group} hidden={!shown.some((one) => one.group === group)}>
            <GroupForm
              group={group}
              settings={isSeeking ? found : own}
              version={all.version}
              readOnly={!may('change_settings')}
              onReload={onReload}
            />
          </div>
        ))}
        <Environment environment={all.environment} hidden={isSeeking || current !== ENVIRONMENT} />
      </div>
    </>
  );
}

export function SettingsScreen() {
  const { t } = useTranslation('admin-settings');
  const { may } = useAdmin();
  const answer = useSettings();
  const [sought, setSought] = useState<Sought>({ words: '', changed: false });
  return (
    <>
      <header className="settings-header">
        <h1 className="settings-header__title">{t('title')}</h1>
        <p className="soft small">{t('lead')}</p>
      </header>
      {!may('change_settings') && <Notice>{t('read_only')}</Notice>}
      <QueryView answer={answer} loading={t('common:loading')} failed={t('failed.get')} again={t('common:try_again')}>
        {(all) => (
          <>
            <search className="setting-search">
              <TextField
                label={t('find')}
                icon="search"
                type="search"
                autoComplete="off"
                value={sought.words}
                onChange={({ target }) => setSought({ ...sought, words: target.value })}
              />
              <CheckField
                label={t('only_changed')}
                checked={sought.changed}
                onChange={({ target }) => setSought({ ...sought, changed: target.checked })}
              />
            </search>
            <div className="settings">
              <Groups all={all} sought={sought} onReload={() => void answer.refetch()} />
            </div>
          </>
        )}
      </QueryView>
    </>
  );
}
