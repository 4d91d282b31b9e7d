// Types of the used part of autocannon, which has none.
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
