// The sign-in page of the administrators' area: the login form, or the form that creates the first administrator.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { adminsEndpoints } from '#contracts/admins.ts';
import { NetworkError } from '#contracts/call-error.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { safeAdminNext } from '../../kit/navigation/admin-paths.ts';
import { useAdminToken } from '../../parts/admin/token.ts';
import { FirstAdminForm } from './first-admin-form.tsx';
import { LoginForm } from './login-form.tsx';
import { SignInLayout } from './sign-in-layout.tsx';

function SignInOrBootstrap() {
  const { t } = useTranslation(['admin-login', 'problems']);
  const [isMade, setMade] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: keyOf('admins', 'checkExists'),
    queryFn: ({ signal }) => call(adminsEndpoints.checkExists, { signal }),
  });
  if (data?.exists === false && !isMade) return <FirstAdminForm onMade={() => setMade(true)} />;
  // Show the login form if an administrator exists, or if the server refuses to say so, for example because of a rate
  // limit.
  if (data || (error && !(error instanceof NetworkError))) return <LoginForm />;
  if (error)
    return (
      <Failure
        heading="h1"
        title={t('admin-login:check_failed')}
        again={t('common:try_again')}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {problemText(t, error)}
      </Failure>
    );
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}

export function AdminSignIn({ next }: { next: string | null }) {
  const token = useAdminToken();
  if (token !== null) return <Navigate to={safeAdminNext(next)} replace />;
  return (
    <SignInLayout>
      <SignInOrBootstrap />
    </SignInLayout>
  );
}
