// How many times the limit of one address its line (IPv6 /56) and its network (/48, IPv4 /24) may use: the ratios of the limits of codes (D6).

export const LINE_TIMES = 2;
export const NETWORK_TIMES = 10;
