// A distance as text.
import { useDistanceText } from './distance.ts';

export const DistanceText = ({ km }: { km: number }) => useDistanceText(km);
