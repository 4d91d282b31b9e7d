// Validates Kubernetes manifests without a cluster: checks them with models of the Kubernetes API, and reports keys
// that no model knows.
import { Deployment } from 'kubernetes-models/apps/v1';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress, NetworkPolicy } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, Namespace, Secret, Service } from 'kubernetes-models/v1';
import { z } from '#contracts/z.ts';

const models = {
  Deployment,
  HorizontalPodAutoscaler,
  Job,
  Ingress,
  NetworkPolicy,
  PodDisruptionBudget,
  ConfigMap,
  Namespace,
  Secret,
  Service,
};

const known = z.enum(Object.keys(models));
export const manifest = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
});
export type Manifest = z.output<typeof manifest>;

/**
 * Returns a proxy that records which keys were read. The models' checks read each key that they know, so the remaining
 * keys are unknown.
 */
function watched(data: unknown, place: string, unread: Set<string>): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const parts = new Map<PropertyKey, unknown>();
  for (const [key, value] of Object.entries(data)) {
    const within = Array.isArray(data) ? place : `${place}.${key}`;
    if (!Array.isArray(data)) unread.add(within);
    parts.set(key, watched(value, Array.isArray(data) ? `${place}[${key}]` : within, unread));
  }
  return new Proxy(data, {
    get(target, key) {
      unread.delete(`${place}.${String(key)}`);
      return parts.has(key) ? parts.get(key) : Reflect.get(target, key);
    },
  });
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Returns the faults of a manifest: an unknown kind or version, an error that the kind's model reports, or keys that
 * the model does not know.
 */
export function faultsOf(given: Manifest): string[] {
  const kind = known.safeParse(given.kind);
  const model = kind.success ? Object.entries(models).find(([name]) => name === kind.data)?.[1] : undefined;
  if (!model) return [`no kind ${given.kind}`];
  if (model.apiVersion !== given.apiVersion) return [`${given.kind} is ${model.apiVersion}, not ${given.apiVersion}`];
  const unread = new Set<string>();
  try {
    Reflect.apply(model.prototype.validate, watched(given, given.kind, unread), []);
  } catch (error) {
    return [messageOf(error)];
  }
  return [...unread].map((place) => `no such key: ${place}`);
}
