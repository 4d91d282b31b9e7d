// `/labour/dashboard/crews`: the crews of the worker.
import { Crews } from '../features/crews/crews.tsx';

export function CrewsPage() {
  return <Crews />;
}
