/** Style of the hosted page, without external resources. */
export const style = `
:root{color-scheme:light dark;--ink:#1c2024;--soft:#5d646b;--line:#d9d5cb;--paper:#f8f6f1;--sheet:#fff;--brand:#0b5f62;--bad:#a3211b;--tint:#e2efee}
@media (prefers-color-scheme:dark){:root{--ink:#eceae4;--soft:#a3a8ad;--line:#3a4046;--paper:#15181b;--sheet:#1d2125;--brand:#3fa7a5;--bad:#ff8f86;--tint:#173433}}
*{box-sizing:border-box}
body{margin:0;font:15px/1.45 system-ui,-apple-system,"Segoe UI",sans-serif;color:var(--ink);background:var(--paper)}
.banner{background:var(--tint);padding:8px 16px;text-align:center;font-size:13px}
main{max-width:960px;margin:0 auto;padding:32px 20px;display:grid;gap:40px;grid-template-columns:minmax(0,1fr) minmax(0,1fr)}
main.alone{grid-template-columns:minmax(0,480px);justify-content:center}
@media (max-width:720px){main{grid-template-columns:minmax(0,1fr);gap:24px;padding:20px 16px}}
h1{font-size:15px;font-weight:500;color:var(--soft);margin:24px 0 4px}
.amount{font-size:36px;font-weight:650;letter-spacing:-.02em;font-variant-numeric:tabular-nums;margin:0 0 24px}
.back{color:var(--soft);text-decoration:none;font-size:14px}.back:hover{color:var(--ink)}
.lines{list-style:none;margin:0;padding:0;border-top:1px solid var(--line)}
.lines li{display:flex;justify-content:space-between;gap:16px;padding:10px 0;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
.note{color:var(--soft);font-size:13px}
form,.sheet{background:var(--sheet);border:1px solid var(--line);border-radius:10px;padding:24px;box-shadow:0 1px 2px rgb(0 0 0/.05)}
label{display:block;font-size:13px;font-weight:550;margin:0 0 14px}
input{display:block;width:100%;margin-top:5px;padding:10px 11px;font:inherit;font-variant-numeric:tabular-nums;color:inherit;background:var(--paper);border:1px solid var(--line);border-radius:6px}
input:focus-visible,button:focus-visible,a:focus-visible,summary:focus-visible{outline:2px solid var(--brand);outline-offset:2px}
input[aria-invalid]{border-color:var(--bad)}
.error{display:block;color:var(--bad);font-weight:400;margin-top:4px}
.failed{border:1px solid var(--bad);color:var(--bad);border-radius:6px;padding:10px 12px;margin:0 0 16px}
.two{display:grid;grid-template-columns:1fr 1fr;align-items:end;gap:12px}
.go{width:100%;padding:12px;font:inherit;font-weight:600;border:0;border-radius:6px;background:var(--brand);color:#fff;cursor:pointer}
@media (prefers-color-scheme:dark){.go{color:#08201f}}
.go.second{background:none;color:var(--ink);border:1px solid var(--line);margin-top:10px}
details{margin-top:20px;font-size:13px;color:var(--soft)}summary{cursor:pointer}
.cards{list-style:none;padding:0;margin:10px 0 0}
.cards button{all:unset;display:flex;width:100%;box-sizing:border-box;justify-content:space-between;gap:12px;padding:6px 8px;border-radius:5px;cursor:pointer;font-variant-numeric:tabular-nums}
.cards span:first-child{white-space:nowrap}.cards span:last-child{text-align:end}
.cards button:hover{background:var(--tint)}.cards button:focus-visible{outline:2px solid var(--brand)}
`;
