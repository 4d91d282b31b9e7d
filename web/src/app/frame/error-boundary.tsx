// Catches rendering errors of a page and offers to reload, to see the jobs or to go home.
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { ChunkError } from '../../kit/navigation/lazy-page.ts';
import { paths } from '../../kit/navigation/paths.ts';

function BrokenPage({ error }: { error: unknown }) {
  const { t } = useTranslation('shell');
  const key = error instanceof ChunkError ? 'chunk' : 'unexpected';
  return (
    <div className="page">
      <Failure
        heading="h1"
        title={t(`error.${key}`)}
        again={t('error.reload')}
        onRetry={() => window.location.reload()}
        action={
          <div className="empty-state__actions">
            <LinkButton to={paths.jobs}>{t('nav.jobs')}</LinkButton>
            <LinkButton to={paths.home}>{t('nav.home')}</LinkButton>
          </div>
        }
      >
        {t(`error.${key}_text`)}
      </Failure>
    </div>
  );
}

interface Props {
  /** The current path. When the path changes, the boundary discards the error and renders the children again. */
  resetKey: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  failedAt: string | null;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failedAt: '' };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (state.failedAt === null) return null;
    if (state.failedAt === '') return { failedAt: props.resetKey };
    return state.failedAt === props.resetKey ? null : { error: null, failedAt: null };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override render(): ReactNode {
    return this.state.failedAt === null ? this.props.children : <BrokenPage error={this.state.error} />;
  }
}
