// Imports only React DOM, the largest module of the first load, so that `start.ts` can yield to the browser after this
// import.
import 'react-dom/client';
