/** The style of the page of a card, a part of the page itself: large, black on white, fonts of the telephone. */
export const cardStyle = `
*{box-sizing:border-box;margin:0;padding:0}
html{font:400 20px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans Arabic",sans-serif;color:#000;background:#fff;-webkit-text-size-adjust:100%}
body{max-inline-size:34rem;margin-inline:auto;padding:16px;overflow-wrap:anywhere}
h1{font-size:1.5rem;line-height:1.35}
main>*+*{margin-block-start:14px}
nav{display:flex;gap:8px;margin-block-end:16px}
nav a{flex:1;padding:10px;border:2px solid #06281f;border-radius:8px;color:#06281f;text-align:center;text-decoration:none}
nav a[aria-current]{background:#06281f;color:#fff}
.do{display:flex;flex-direction:column;align-items:center;justify-content:center;min-block-size:72px;padding:10px 14px;border:3px solid #06281f;border-radius:10px;background:#06281f;color:#fff;font-size:1.2rem;font-weight:700;line-height:1.3;text-align:center;text-decoration:none}
.quiet{background:#fff;color:#06281f}
.alarm{border-color:#8a0f1c;background:#fff;color:#8a0f1c}
.sign{padding:12px 14px;border:2px solid #000;border-radius:10px}
.sign p:first-child{font-size:1.3rem;font-weight:700}
summary{padding:14px 0;font-weight:700;text-decoration:underline;cursor:pointer}
form>*+*{margin-block-start:10px}
label{display:block;font-weight:700}
input{inline-size:100%;padding:12px;border:3px solid #06281f;border-radius:8px;font:inherit}
button{inline-size:100%;font:inherit;cursor:pointer}
.wrong{padding-inline-start:.6rem;border-inline-start:6px solid #8a0f1c;color:#8a0f1c;font-weight:700}
:focus-visible{outline:4px solid #b00020;outline-offset:3px}
@media(min-width:300px){bdi[dir=ltr]{white-space:nowrap}}
`.trim()
