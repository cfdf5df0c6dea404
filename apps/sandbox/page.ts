const style = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1.5rem 1rem;color:#241418;background:#f7f3f1}
h1{font-size:1.6rem;margin:0 0 .25rem}p{margin:.25rem 0}a{color:#8a4b00}ul{list-style:none;padding:0}li{background:#fff;border:1px solid #e7deda;border-radius:14px;padding:1rem;margin:.75rem 0}
output{font:700 1.8rem/1.2 ui-monospace,monospace;letter-spacing:.15em}time,.quiet{color:#6a5c5e}form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0}
input,button,select{font:inherit;padding:.6rem .9rem;border-radius:999px;border:1.5px solid #8e7f7b;background:#fff;color:inherit}button{background:#ffb71b;border-color:#ffb71b;font-weight:700}
@media(prefers-color-scheme:dark){body{background:#150d10;color:#fcf5f2}li,input,select{background:#211619;border-color:#362a2e}a{color:#ffc95c}time,.quiet{color:#ab9c9d}button{color:#2c1402}}`

/** A plain page of the stand-ins. They are tools of the workshop and look the part. */
export function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>${title} · Saya sandbox</title><style>${style}</style><p><a href="/">Saya sandbox</a></p><h1>${title}</h1>${body}</html>`
}

export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

export const manilaTime = new Intl.DateTimeFormat('en-PH', { timeZone: 'Asia/Manila', timeStyle: 'medium' })
