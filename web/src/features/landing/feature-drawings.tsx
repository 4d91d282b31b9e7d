// Four illustrations in the style of the trade icons: a star, two people on a bridge, a checked card, a ringing phone.
export const featureDrawings = {
  score: (
    <>
      <path
        className="trade-icon__tone"
        d="m16 4 3.6 7.4 8.1 1.1-5.9 5.7 1.4 8L16 22.4l-7.2 3.8 1.4-8-5.9-5.7 8.1-1.1z"
      />
      <path d="m16 4 3.6 7.4 8.1 1.1-5.9 5.7 1.4 8L16 22.4l-7.2 3.8 1.4-8-5.9-5.7 8.1-1.1zM9 30h14" />
    </>
  ),
  match: (
    <>
      <path className="trade-icon__tone" d="M2.5 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0M21.5 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
      <path d="M2.5 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0M21.5 9a4 4 0 1 0 8 0 4 4 0 1 0-8 0" />
      <path d="M2 26h28M6.5 26v-9M25.5 26v-9M6.5 17c2.5 4.5 6 6 9.5 6s7-1.5 9.5-6M12 22.3V26M20 22.3V26M13.5 9h5M16.5 6.5 19 9l-2.5 2.5" />
    </>
  ),
  verified: (
    <>
      <path className="trade-icon__tone" d="M3 7h26v18H3z" />
      <path d="M5 7h22a2 2 0 0 1 2 2v5M17 25H5a2 2 0 0 1-2-2V9a2 2 0 0 1 2-2M7.5 13.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0" />
      <path d="M6 20.5a4 4 0 0 1 8 0M18 13h6M18 17h2M19.5 24l3.5 3.5 6.5-7" />
    </>
  ),
  easy: (
    <>
      <path className="trade-icon__tone" d="M12 9h8v6h-8z" />
      <path d="M9 4.5A1.5 1.5 0 0 1 10.5 3h11A1.5 1.5 0 0 1 23 4.5v23a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 9 27.5z" />
      <path d="M12.5 9h7v6h-7zM12.5 19h7M15 25h2M26 9c1.5 1.7 1.5 4.3 0 6M29 6.5c2.7 3.2 2.7 7.8 0 11" />
    </>
  ),
};
