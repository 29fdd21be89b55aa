/**
 * The style of the pocket page, a part of the page itself: nothing of the site's styles is loaded. Black on white and white on
 * near black, no letter below 22 pixels, no picture, no font to fetch.
 */
export const pocketStyle = `
*{box-sizing:border-box;margin:0;padding:0}
html{font:400 22px/1.45 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Arabic",sans-serif;color:#000;background:#fff;scroll-padding-block-start:8px;-webkit-text-size-adjust:100%}
body{max-inline-size:42rem;margin-inline:auto;padding:14px;overflow-wrap:anywhere}
h1{font-size:1.2rem;line-height:1.3}
h2{font-size:1.35rem;line-height:1.3;margin-block-end:.4rem}
h3{font-size:1.1rem;line-height:1.35;margin-block-start:.5rem}
p,li{margin-block-start:.25rem}
ul{list-style:none}
a{color:#00316e}
.kept{margin-block:.6rem;padding:.5rem .7rem;border:3px solid #000;font-weight:700}
.asks{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:10px;margin-block:.7rem}
.asks a,.do,button{display:flex;align-items:center;justify-content:center;min-block-size:64px;padding:.35rem .7rem;border:3px solid #06281f;border-radius:8px;background:#06281f;color:#fff;font-family:inherit;font-size:1.1rem;font-weight:700;line-height:1.25;text-align:center;text-decoration:none}
.do{margin-block-start:.5rem}
button,.quiet{background:#fff;color:#06281f;cursor:pointer;inline-size:100%;margin-block-start:.5rem}
a:focus-visible,button:focus-visible{outline:4px solid #b00020;outline-offset:3px}
section{padding-block:.7rem;border-block-start:3px solid #000}
.hours{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,9.5rem),1fr));gap:0 1.5rem}
.hours li{display:flex;justify-content:space-between;gap:.6rem}
.big{font-size:1.3rem;font-weight:700}
.change{padding-inline-start:.6rem;border-inline-start:6px solid #8a0f1c;color:#6b0010}
.sign{font-size:1.5rem;font-weight:700;line-height:1.5}
@media(min-width:300px){bdi[dir=ltr]{white-space:nowrap}}
[hidden],[data-is]:not([data-is=today]){display:none!important}
.driver{display:none}
.driver:target{display:grid;position:fixed;inset:0;align-content:center;gap:1rem;padding:1.2rem;overflow:auto;border:0;background:#fff;text-align:center;z-index:1}
.driver p{font-size:clamp(2.2rem,13vw,5rem);font-weight:700;line-height:1.4}
.driver p+p{font-size:clamp(1.5rem,7vw,2.6rem)}
@media print{@page{size:A5;margin:9mm}html{font-size:9pt;line-height:1.25}body{padding:0;max-inline-size:none}main{columns:2;column-gap:7mm}.sign{font-size:1.3rem}.big{font-size:1.15rem}h2{font-size:1.2rem}h2,h3{break-after:avoid}.asks,button,.do,.driver,.screen{display:none}section{padding-block:1.5mm;border-block-start-width:1pt}a{color:#000;text-decoration:none}.kept{border-width:1pt}}
`.trim()
