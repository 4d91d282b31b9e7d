// The client that receives pushes, in a separate process: records the arrival time of each message by its id.
import { io } from 'socket.io-client';
import { sharedClock } from '../statistics.ts';

const [url = '', token = ''] = process.argv.slice(2);
const arrivals: [number, number][] = [];

process.on('message', () => process.send?.({ arrivals }));
process.on('disconnect', () => process.exit(0));

const socket = io(url, { path: '/socket.io/', transports: ['websocket'], auth: { token } });
socket.on('application.updated', ({ id }: { id: number }) => arrivals.push([id, sharedClock()]));
socket.on('connect', () => process.send?.({ ready: true }));
