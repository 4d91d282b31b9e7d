// A page that shows all components of web/src/kit in the light and the dark theme side by side. The page exists only in
// development builds.
import './dev-components.css';
import { useEffect } from 'react';
import { Colours, Icons, Pictures, Trades, Type } from './drawn.tsx';
import { Over } from './over.tsx';
import { Buttons, Choices, Fields } from './pressed.tsx';
import { Cards, News, Nothing, Signs } from './shown.tsx';
import { allowDarkParts } from './themes.ts';

const themes = ['light', 'dark'] as const;

export function DevComponents() {
  useEffect(allowDarkParts, []);
  return (
    <main className="dev-components">
      <h1>Components</h1>
      <div className="dev-sides">
        {themes.map((theme) => (
          <div className="dev-side" data-theme={theme} key={theme}>
            <h2>{theme}</h2>
            <Colours />
            <Type />
            <Buttons />
            <Choices />
            <Fields />
            <Signs />
            <Cards />
            <News />
            <Nothing />
            <Over />
            <Trades />
            <Icons />
            <Pictures />
          </div>
        ))}
      </div>
    </main>
  );
}
