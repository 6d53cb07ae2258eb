/** Style of the few pages rendered by the server itself. */
export const pageStyle = `
:root{color-scheme:light dark;--ink:light-dark(#15191C,#ECEEEE);--soft:light-dark(#545C61,#A3ACB1);--paper:light-dark(#F7F6F2,#121416);--sheet:light-dark(#fff,#1A1D20);--line:light-dark(#DEDBD2,#2C3135);--petrol:light-dark(#0B5F63,#4FC0BF)}
body{margin:0;background:var(--paper);color:var(--ink);font:14px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:32px 16px 64px}h1{font-size:28px;margin:0 0 8px}h2{font-size:20px;margin:32px 0 8px}
a{color:var(--petrol)}p{color:var(--soft);max-width:70ch}small{color:var(--soft)}
a:focus-visible,summary:focus-visible,pre:focus-visible{outline:2px solid var(--petrol);outline-offset:2px}
code,pre{font-family:ui-monospace,monospace;font-size:13px}`;
