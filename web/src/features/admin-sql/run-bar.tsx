// Buttons to run a query, show its plan or cancel the run, with the elapsed seconds.
import { useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { numberText } from '../../kit/text/number-text.ts';
import type { RunState } from './use-run.ts';

const SECOND = 1000;

function Elapsed({ since }: { since: number }) {
  const { t } = useTranslation('admin-sql');
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const update = () => setSeconds(Math.floor((performance.now() - since) / SECOND));
    const timer = setInterval(update, SECOND / 4);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <span className="num" role="timer">
      {t('editor.running', { seconds: numberText(seconds) })}
    </span>
  );
}

interface RunBarProps {
  state: RunState;
  onRows: () => void;
  onPlan: () => void;
  onCancel: () => void;
}

export function RunBar({ state, onRows, onPlan, onCancel }: RunBarProps) {
  const { t } = useTranslation('admin-sql');
  const running = state.at === 'running' ? state : null;
  return (
    <div className="run-bar">
      <Button
        variant="main"
        icon="play"
        busy={running?.request.what === 'rows'}
        disabled={running?.request.what === 'plan'}
        onClick={onRows}
      >
        {t('editor.run')}
      </Button>
      {running ? (
        <>
          <Button icon="stop" onClick={onCancel}>
            {t('editor.cancel')}
          </Button>
          <Elapsed since={running.since} />
        </>
      ) : (
        <Button icon="list" onClick={onPlan}>
          {t('editor.explain')}
        </Button>
      )}
    </div>
  );
}
