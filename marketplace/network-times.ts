// Factors by which a limit per address is multiplied for wider networks. `LINE_TIMES`: for the IPv6 /56 of the address
// (one subscriber line). `NETWORK_TIMES`: for its IPv6 /48 or IPv4 /24. The limits for sign-in codes have the same
// ratios (D6).

export const LINE_TIMES = 2;
export const NETWORK_TIMES = 10;
