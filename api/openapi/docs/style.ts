// Style of the API reference: the product's colours, light and dark, for widths from 360 pixels.

export const style = `
:root{color-scheme:light dark;--paper:#fffdf8;--surface:#fff;--ink:#14201d;--soft:#435049;--line:#e4e0d6;--edge:#77705f;--brand:#0f5c4d;--on:#fff;--tint:#e2f0eb;--warn:#6b4300;--info:#12458f;--danger:#8a1a14}
@media screen and (prefers-color-scheme:dark){:root{--paper:#111816;--surface:#19211f;--ink:#f3efe6;--soft:#bcc5be;--line:#2f3a36;--edge:#8f9a93;--brand:#6fcdb7;--on:#06231c;--tint:#17362f;--warn:#f8d58c;--info:#b7d3fb;--danger:#fbc4bd}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 "Noto Sans",Roboto,system-ui,sans-serif;overflow-wrap:anywhere}
header{border-bottom:1px solid var(--line);background:var(--surface)}
nav,main{margin:0 auto;max-width:60rem;padding:0 16px}
nav{display:flex;flex-wrap:wrap;gap:0 24px}
nav a,.group h2 a{display:inline-flex;align-items:center;min-width:48px;min-height:48px}
main{padding-bottom:64px}
a{color:var(--brand)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px;border-radius:4px}
.skip{position:absolute;left:-999px;top:0;padding:12px 16px;background:var(--brand);color:var(--on);z-index:1}
.skip:focus{left:0}
h1{font-size:1.75rem;line-height:1.25;margin:24px 0 8px}
h2{font-size:1.375rem;line-height:1.25;margin:32px 0 8px}
h3{font-size:1.125rem;line-height:1.3;margin:0 0 8px}
h4{font-size:1rem;margin:16px 0 4px}
p{margin:8px 0;max-width:65ch}
.soft{color:var(--soft);font-weight:400}
code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:.9375em}
pre{overflow-x:auto;padding:12px 16px;border:1px solid var(--line);border-radius:12px;background:var(--surface)}
.name{font-weight:700}
.type{color:var(--soft)}
.method{display:inline-block;min-width:4.25rem;padding:2px 8px;border-radius:8px;background:var(--tint);color:var(--brand);font-weight:700;font-size:.8125rem;text-align:center}
.method.post{color:var(--info)}
.method.patch,.method.put{color:var(--warn)}
.method.delete{color:var(--danger)}
main>section{margin:16px 0;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--surface);scroll-margin-top:16px}
main>section:target{border-color:var(--brand);box-shadow:0 0 0 1px var(--brand)}
main>.group{padding-bottom:0}
main>.group h2,main>section>h2{margin:0}
.anchor{color:inherit;text-decoration:none;display:inline-block;padding:12px 0;min-width:48px}
.anchor:hover{text-decoration:underline}
ul{padding:0;margin:8px 0;list-style:none}
.calls li{border-top:1px solid var(--line)}
.calls a{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;min-height:48px;padding:8px 0;color:inherit;text-decoration:none}
.calls a:hover .path{text-decoration:underline}
.calls a>span:last-child{flex-basis:100%;color:var(--soft)}
.calls a>.path:last-child{flex-basis:auto}
.fields{padding-left:12px;border-left:2px solid var(--line)}
.fields li{padding:4px 0}
.problems a{display:inline-flex;align-items:center;min-height:48px;min-width:48px;margin-right:12px}
dt{margin-top:12px;font-weight:700;scroll-margin-top:16px}
dd{margin:0 0 4px}
.codes dt:target{color:var(--brand)}
summary{display:flex;align-items:center;min-height:48px;cursor:pointer;font-weight:700}
summary::before{content:"+";display:inline-block;width:1.25rem}
details[open] summary::before{content:"\\2212"}
label{display:block;font-weight:700;margin-top:16px}
.ask{display:flex;gap:8px;max-width:40rem}
input{flex:1;min-width:0;min-height:48px;padding:8px 12px;border:1px solid var(--edge);border-radius:12px;background:var(--surface);color:var(--ink);font:inherit}
button{min-height:48px;padding:8px 20px;border:0;border-radius:12px;background:var(--brand);color:var(--on);font:inherit;font-weight:700;cursor:pointer}
[hidden]{display:none}
@media (min-width:48rem){.calls a>span:last-child{flex-basis:auto;margin-left:auto;max-width:45%;text-align:right}}
`;
