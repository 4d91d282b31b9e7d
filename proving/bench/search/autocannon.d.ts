// Types of the functions of autocannon that the benchmarks use. The package has no types.
declare module 'autocannon' {
  interface Load {
    url: string;
    connections: number;
    duration: number;
    requests: readonly { method: 'GET'; path: string }[];
  }
  interface Result {
    requests: { total: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(load: Load): Promise<Result>;
}
