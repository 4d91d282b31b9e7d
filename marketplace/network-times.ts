// Factors by which the limit of one address is multiplied for its line (IPv6 /56) and its network (/48, IPv4 /24): the
// ratios of the limits of sign-in codes (D6).

export const LINE_TIMES = 2;
export const NETWORK_TIMES = 10;
