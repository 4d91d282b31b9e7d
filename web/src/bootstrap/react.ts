// React by itself: the largest part of what every page begins with, made ready in a step of its own.
import 'react-dom/client';
