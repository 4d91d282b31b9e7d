// Tests the Kubernetes manifests: each is valid, and together they are consistent.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from '#contracts/z.ts';
import { faultsOf, type Manifest, manifest } from './manifests.ts';

const FOLDER = 'deploy/kubernetes';
const read = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const kustomization = z.looseObject({
  resources: z.array(z.string()),
  images: z.array(z.looseObject({ name: z.string() })),
});
const { resources, images } = kustomization.parse(parse(read('kustomization.yaml')));

const adapterRule = z.looseObject({
  resources: z.looseObject({ overrides: z.record(z.string(), z.looseObject({ resource: z.string() })) }),
});
const adapterShape = z.looseObject({
  rules: z.looseObject({ external: z.array(adapterRule), custom: z.array(adapterRule) }),
});

const rule = z.looseObject({
  to: z.array(
    z.looseObject({
      ipBlock: z.optional(z.looseObject({ cidr: z.string(), except: z.optional(z.array(z.string())) })),
    }),
  ),
  ports: z.array(z.looseObject({ port: z.int(), protocol: z.string() })),
});
const rules = z.looseObject({ egress: z._default(z.array(rule), []) });
const selector = z.looseObject({
  matchLabels: z.optional(z.record(z.string(), z.string())),
  matchExpressions: z.optional(z.array(z.looseObject({ key: z.string(), values: z.array(z.string()) }))),
});

const documentsOf = (file: string): Manifest[] =>
  parseAllDocuments(read(file)).map((document) => manifest.parse(document.toJS({ maxAliasCount: 0 })));
const all = [...resources, 'secret.example.yaml'].flatMap(documentsOf);

/** Returns the value at a path of keys. Throws if it is missing. */
function at(given: unknown, place: string): unknown {
  return place.split('.').reduce<unknown>((value, key) => {
    const inside: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    if (inside === undefined) throw new Error(`There is no ${place}`);
    return inside;
  }, given);
}

const find = (kind: string, name: string): Manifest => {
  const found = all.find((one) => one.kind === kind && one.metadata.name === name);
  if (!found) throw new Error(`There is no ${kind} ${name}`);
  return found;
};
const programs = [find('Deployment', 'web'), find('Deployment', 'worker'), find('Job', 'release')];

describe('Kubernetes manifests', () => {
  it.each(all.map((one) => [`${one.kind} ${one.metadata.name}`, one] as const))(
    '%s is valid for its model',
    (_, one) => {
      expect(faultsOf(one)).toEqual([]);
    },
  );

  it('The validation refuses wrong types, unknown keys at any depth and other versions', () => {
    const web = find('Deployment', 'web');
    const broken = (place: string, value: unknown): Manifest => {
      const copy = structuredClone(web);
      const keys = place.split('.');
      const last = keys.pop() ?? '';
      const inside = keys.length > 0 ? at(copy, keys.join('.')) : copy;
      if (typeof inside === 'object' && inside !== null) Reflect.set(inside, last, value);
      return copy;
    };
    const container = 'spec.template.spec.containers.0';
    const wrong: [string, unknown][] = [
      ['spec.replicas', 'two'],
      ['specs', {}],
      ['spec.replica', 2],
      ['spec.template.spec.terminationGracePeriod', 40],
      [`${container}.readynessProbe`, {}],
      [`${container}.readinessProbe.httpGet.url`, '/ready'],
      [`${container}.securityContext.readOnlyRootFileSystem`, true],
      ['apiVersion', 'apps/v1beta1'],
    ];
    for (const [place, value] of wrong) expect(faultsOf(broken(place, value)), place).not.toEqual([]);
    expect(faultsOf(broken('metadata.labels.any', 'word'))).toEqual([]);
  });

  it('The kustomization lists every manifest except the examples', () => {
    const files = readdirSync(FOLDER).filter((file) => !/example|kustomization/.test(file));
    expect([...resources].sort()).toEqual(files.sort());
    expect(images.map(({ name }) => name)).toEqual(['kaamsetu']);
  });

  it('The manifests contain no secret', () => {
    const stored = ['kaamsetu', 'kaamsetu-signing'].flatMap((name) =>
      Object.entries(z.record(z.string(), z.string()).parse(at(find('Secret', name), 'stringData'))),
    );
    expect(stored.filter(([, value]) => value !== '')).toEqual([]);
    const secret = stored.map(([name]) => name);
    const open = Object.keys(z.record(z.string(), z.string()).parse(at(find('ConfigMap', 'kaamsetu'), 'data')));
    expect(open.filter((name) => secret.includes(name) || /SECRET|KEY|PEPPER|TOKEN|DATABASE/.test(name))).toEqual([]);
    const known = [...readFileSync('.env.example', 'utf8').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect([...secret, ...open].filter((name) => !known.includes(name))).toEqual([]);
  });
});

describe('Kubernetes programs', () => {
  it('Only the worker reads the secret with the signing key', () => {
    const secretsOf = (one: Manifest) =>
      z
        .array(z.looseObject({ secretRef: z.optional(z.looseObject({ name: z.string() })) }))
        .parse(at(one, 'spec.template.spec.containers.0.envFrom'))
        .flatMap(({ secretRef }) => secretRef?.name ?? []);
    expect(at(find('Secret', 'kaamsetu-signing'), 'stringData')).toEqual({ SIGNING_KEY: '' });
    expect(at(find('Secret', 'kaamsetu'), 'stringData')).not.toHaveProperty('SIGNING_KEY');
    expect(Object.fromEntries(programs.map((one) => [one.metadata.name, secretsOf(one)]))).toEqual({
      web: ['kaamsetu'],
      worker: ['kaamsetu', 'kaamsetu-signing'],
      release: ['kaamsetu'],
    });
  });

  it.each(programs.map((one) => [one.metadata.name, one] as const))(
    '%s runs without privileges and cannot write to its image',
    (_, one) => {
      const pod = 'spec.template.spec';
      expect(at(one, `${pod}.securityContext.runAsNonRoot`)).toBe(true);
      expect(at(one, `${pod}.automountServiceAccountToken`)).toBe(false);
      expect(at(one, `${pod}.containers.0.securityContext`)).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      expect(at(one, `${pod}.containers.0.resources.limits.memory`)).toMatch(/Mi|Gi/);
    },
  );

  it.each(['web', 'worker'])(
    'The %s deployment has time to shut down, is replaced only after its successor is ready, and keeps a minimum of pods',
    (name) => {
      const deployment = find('Deployment', name);
      const grace = Number(at(find('ConfigMap', 'kaamsetu'), 'data.SHUTDOWN_GRACE'));
      const pause = Number(at(deployment, 'spec.template.spec.containers.0.lifecycle.preStop.exec.command.1'));
      expect(Number(at(deployment, 'spec.template.spec.terminationGracePeriodSeconds'))).toBeGreaterThan(grace + pause);
      expect(at(deployment, 'spec.strategy.rollingUpdate')).toEqual({ maxUnavailable: 0, maxSurge: 1 });
      expect(at(find('PodDisruptionBudget', name), 'spec.maxUnavailable')).toBe(1);
      expect(at(find('HorizontalPodAutoscaler', name), 'spec.minReplicas')).toBe(2);
      // The manifest must not set the number of replicas: each `kubectl apply` would then overwrite the number that the
      // autoscaler chose.
      expect(() => at(deployment, 'spec.replicas')).toThrow('There is no spec.replicas');
      expect(at(find('PodDisruptionBudget', name), 'spec.selector')).toEqual(at(deployment, 'spec.selector'));
      expect(at(find('HorizontalPodAutoscaler', name), 'spec.scaleTargetRef.name')).toBe(name);
    },
  );

  it('The probes and network policies use ports that the programs have', () => {
    const portOf = (name: string) => {
      const ports = at(find('Deployment', name), 'spec.template.spec.containers.0.ports');
      return z.array(z.looseObject({ name: z.string(), containerPort: z.int() })).parse(ports);
    };
    for (const [name, port] of [
      ['web', 'http'],
      ['worker', 'metrics'],
    ] as const)
      for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) {
        const asked = at(find('Deployment', name), `spec.template.spec.containers.0.${probe}.httpGet`);
        expect(asked).toEqual({ path: probe === 'readinessProbe' ? '/ready' : '/live', port });
        expect(portOf(name).map((one) => one.name)).toContain(port);
      }
    expect(portOf('web')).toContainEqual({ name: 'http', containerPort: 3000 });
    expect(at(find('Service', 'web'), 'spec.ports.0.targetPort')).toBe('http');
    expect(at(find('NetworkPolicy', 'web'), 'spec.ingress.0.ports')).toEqual([{ port: 3000, protocol: 'TCP' }]);
    expect(Number(at(find('ConfigMap', 'kaamsetu'), 'data.METRICS_PORT'))).toBe(9464);
  });

  it('The autoscalers use metrics that the programs export', () => {
    const grown = JSON.stringify(all.filter(({ kind }) => kind === 'HorizontalPodAutoscaler'));
    const adapter = read('prometheus-adapter.example.yaml');
    const sources = ['api', 'worker'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(path.join(folder, file), 'utf8')),
    );
    const series = [...adapter.matchAll(/seriesQuery: '?(kaamsetu_\w+)/g)].map(([, name = '']) =>
      name.replace(/_bucket$/, ''),
    );
    expect(series.length).toBe(2);
    for (const name of series)
      expect(
        sources.some((text) => text.includes(`'${name}'`)),
        name,
      ).toBe(true);
    for (const [, name = ''] of adapter.matchAll(/as: (kaamsetu_\w+)/g)) expect(grown).toContain(`"name":"${name}"`);
    // The metrics adapter finds the pods of a service by a label of the pods, whose value must be the service's name.
    const { rules } = adapterShape.parse(parse(adapter));
    for (const { resources } of [...rules.external, ...rules.custom])
      for (const [label, { resource }] of Object.entries(resources.overrides))
        if (label !== 'namespace')
          expect(at(find('Deployment', 'web'), `spec.template.metadata.labels.${label}`)).toBe(
            find('Service', 'web').metadata.name,
          );
        else expect(resource).toBe('namespace');
  });
});

describe('Egress', () => {
  const policies = all.filter(({ kind }) => kind === 'NetworkPolicy');
  const egressOf = (labels: Record<string, string>) =>
    policies
      .filter((policy) => {
        const { matchLabels = {}, matchExpressions = [] } = selector.parse(at(policy, 'spec.podSelector'));
        const isNamed = Object.entries(matchLabels).every(([key, value]) => labels[key] === value);
        return isNamed && matchExpressions.every(({ key, values }) => values.includes(labels[key] ?? ''));
      })
      .flatMap((policy) => rules.parse(at(policy, 'spec')).egress);
  const isPublic = ({ to }: z.output<typeof rule>) => to.some(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0');

  it('Egress is denied for every pod unless a policy allows it', () => {
    expect(at(find('NetworkPolicy', 'nobody'), 'spec.policyTypes')).toContain('Egress');
    expect(egressOf({ app: 'another' })).toEqual([]);
  });

  it('Egress to public addresses is allowed for web and worker only, by HTTPS, and never to private or metadata addresses', () => {
    const everyone = policies.flatMap((policy) => rules.parse(at(policy, 'spec')).egress);
    for (const { to, ports } of everyone.filter(isPublic)) {
      expect(ports).toEqual([{ port: 443, protocol: 'TCP' }]);
      const except = to.flatMap(({ ipBlock }) => ipBlock?.except ?? []);
      expect(except).toEqual(
        expect.arrayContaining(['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16']),
      );
    }
    expect(egressOf({ app: 'kaamsetu', part: 'release' }).filter(isPublic)).toEqual([]);
    for (const part of ['web', 'worker']) expect(egressOf({ app: 'kaamsetu', part }).filter(isPublic)).toHaveLength(1);
  });
});
