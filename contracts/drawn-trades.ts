// The trades that have a picture. Each name is the id of a symbol in `web/src/parts/trades/trades.svg`.
const drawn = new Set(
  'mason electrician plumber carpenter painter welder tailor driver cook cleaner guard delivery loader helper tiler mechanic gardener salon caregiver farm-worker packer ac-technician machine-operator shop-assistant domestic-worker truck-driver auto-driver factory-helper waiter kitchen-helper sewing-operator fitter plasterer bar-bender ward-attendant child-carer beautician farmer dairy-worker poultry-worker mobile-repairer data-entry-operator'.split(
    ' ',
  ),
);

export const isDrawn = (role: string): boolean => drawn.has(role);
