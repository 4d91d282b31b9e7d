// React alone: the largest part of the first load, evaluated in a separate step.
import 'react-dom/client';
