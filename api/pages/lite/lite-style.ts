// Inline style (2 kB) of the pages without scripts, below `/lite/`.
import { type Html, html } from '../html.ts';

const rules = `
:root{color-scheme:light dark;--paper:#fffdf8;--ink:#14201d;--soft:#435049;--line:#77705f;--brand:#0f5c4d;--on:#fff;--warn:#fdf0d2;--warn-ink:#6b4300}
@media (prefers-color-scheme:dark){:root{--paper:#111816;--ink:#f3efe6;--soft:#bcc5be;--line:#8f9a93;--brand:#6fcdb7;--on:#06231c;--warn:#3a2d10;--warn-ink:#f8d58c}}
body{margin:0 auto;max-width:40rem;padding:8px 16px 32px;background:var(--paper);color:var(--ink);font:1.0625rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
a{color:var(--brand)}
header,nav{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 16px}
header a,nav a,li a{display:inline-block;padding:10px 0;min-height:1.75rem}
.languages a{min-width:48px}
.languages{justify-content:flex-start;margin-top:24px;border-top:1px solid var(--line)}
h1{font-size:1.5rem;line-height:1.3;margin:8px 0}
h2{font-size:1.125rem;margin:24px 0 4px}
.pay{font-size:1.375rem;font-weight:700;margin:0}
dt{color:var(--soft);font-size:.9375rem;margin-top:8px}
dd{margin:0}
.words{white-space:pre-line;margin:4px 0}
.warn{background:var(--warn);color:var(--warn-ink);border-radius:12px;padding:12px 16px;margin:16px 0}
.warn p{margin:0}
.act,button{display:block;box-sizing:border-box;width:100%;padding:14px;border:0;border-radius:12px;background:var(--brand);color:var(--on);font:inherit;font-weight:700;text-align:center;text-decoration:none}
.other{border:1px solid var(--line);background:var(--paper);color:var(--ink)}
label{display:block;margin-top:8px}
input,select{box-sizing:border-box;width:100%;padding:12px;margin:4px 0 8px;border:1px solid var(--line);border-radius:12px;background:var(--paper);color:var(--ink);font:inherit}
summary,.check{display:flex;align-items:center;gap:12px;min-height:48px}
summary::before{content:"+"}
[open]>summary::before{content:"−"}
summary{color:var(--brand);font-weight:700}
.check input{width:24px;height:24px;margin:0}
details{margin-bottom:16px}
fieldset{border:0;margin:16px 0 0;padding:0}
legend{padding:0}
ul{list-style:none;padding:0;margin:16px 0}
li{border-top:1px solid var(--line);padding:8px 0}
li p{margin:0}
.soft{color:var(--soft)}
`;

/** Returns the style element with the nonce that the content security policy demands. */
export const liteStyle = (nonce: string): Html => html`<style nonce="${nonce}">${{ html: rules }}</style>`;
