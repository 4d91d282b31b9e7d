// Script of the API reference: filters the list of operations while the reader types. Without scripts, the search form
// queries the server.

export const searchScript = `
(() => {
  const field = document.getElementById('q');
  const count = document.getElementById('count');
  if (!field || !count) return;
  const rows = [...document.querySelectorAll('[data-text]')];
  const groups = [...document.querySelectorAll('.group')];
  const show = () => {
    const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
    let found = 0;
    for (const row of rows) {
      row.hidden = !words.every((word) => row.dataset.text.includes(word));
      if (!row.hidden) found += 1;
    }
    for (const group of groups) group.hidden = !group.querySelector('[data-text]:not([hidden])');
    count.textContent = found === 1 ? '1 operation' : found + ' operations';
  };
  // The server has already filtered this page by the query, so there are no further rows to show.
  if (new URLSearchParams(location.search).get('q')) return;
  field.addEventListener('input', show);
  field.form.addEventListener('submit', (event) => event.preventDefault());
  if (field.value) show();
})();
`;
