import { randomBytes, randomUUID } from 'node:crypto'
import { escapeHtml } from '../page.ts'
import { leastBetweenMs, stakes } from './playRound.ts'
import type { Round } from './round.store.ts'
import type { Session } from './session.store.ts'
import type { Title } from './titles.ts'
import { type Lang, words } from './words.ts'

const style = `:root{color-scheme:light dark;--ground:#f7f3f1;--card:#fff;--line:#d9cdc8;--ink:#241418;--quiet:#6a5c5e;--gold:#ffb71b;--on-gold:#2c1402}
@media(prefers-color-scheme:dark){:root{--ground:#150d10;--card:#211619;--line:#4a3a3f;--ink:#fcf5f2;--quiet:#b5a6a7}}
*{box-sizing:border-box}body{font:16px/1.45 system-ui,sans-serif;margin:0;background:var(--ground);color:var(--ink)}
main{max-width:30rem;min-height:100dvh;margin:0 auto;padding:3.5rem 1rem 1rem;display:flex;flex-direction:column;gap:.75rem}
h1{font-size:1.4rem;margin:0}h2{font-size:1rem;margin:0}p{margin:0;overflow-wrap:anywhere}.quiet{color:var(--quiet)}
.shown{flex:1;min-height:9rem;display:grid;place-content:center;text-align:center;gap:.25rem;padding:1rem;background:var(--card);border:1px solid var(--line);border-radius:18px}
.shown b{font-size:2.2rem;line-height:1.15}.row{display:flex;flex-wrap:wrap;gap:.5rem}fieldset{border:0;margin:0;padding:0}legend{padding:0;margin-bottom:.35rem}
.bets{display:grid;grid-template-columns:repeat(5,1fr)}label{position:relative}label input{position:absolute;inset:0;opacity:0;margin:0;width:100%;height:100%}
label span{display:grid;place-content:center;min-height:44px;padding:0 .5rem;background:var(--card);border:1.5px solid var(--line);border-radius:999px}
label input:checked+span{border-color:currentColor;font-weight:700}label input:focus-visible+span,button:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
button{flex:1 1 8rem;min-height:56px;font:inherit;font-size:1.15rem;font-weight:700;color:var(--on-gold);background:var(--gold);border:0;border-radius:999px;touch-action:manipulation}
button[aria-disabled=true]{color:var(--quiet);background:var(--line)}ol{list-style:none;margin:0;padding:0;font-size:.9rem}li{padding:.15rem 0}`

/**
 * One press is one round: the page plays none by itself. The press has a name before it is sent, so that pressing again after a
 * lost answer is the same round.
 */
const script = `const at=document.currentScript.dataset,main=document.querySelector('main');let stake=at.stake,press=at.press,free=0
const call=async body=>{const r=await fetch(at.play,{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify(body)});if(!r.ok)throw new Error();return r.json()}
const rest=()=>{for(const b of main.querySelectorAll('button'))b.setAttribute('aria-disabled',Date.now()<free)}
const pick=()=>{for(const i of main.querySelectorAll('input'))i.checked=i.value===stake}
main.addEventListener('change',e=>{stake=e.target.value})
main.addEventListener('click',async e=>{const b=e.target.closest('button');if(!b||b.getAttribute('aria-disabled')==='true')return
free=Infinity;rest();const began=Date.now()
try{const said=await call({session:at.session,press,stake,choice:Number(b.dataset.choice)});press=said.press;main.innerHTML=said.html;pick();free=said.isOver?Infinity:began+${leastBetweenMs + 100}}
catch{main.querySelector('[role=status]').textContent=at.failed;free=began+1000}
rest();setTimeout(rest,Math.max(0,Math.min(free-Date.now(),5000))+20)})
pick();rest()`

export interface PageContent {
  readonly title: Title
  readonly lang: Lang
  readonly balance: bigint | null
  readonly rounds: readonly Round[]
  /** What is said beside the last round, or in its place. */
  readonly word?: string | undefined
}

/** What stands in the page: all of it is written here, none by the browser. */
export function gameBody({ title, lang, balance, rounds, word }: PageContent): string {
  const own = words[lang]
  const [last] = rounds
  const sides = title.sides.map((side, index) => `<button data-choice="${index}">${side[lang]}</button>`)
  const bets = stakes.map(
    stake => `<label><input type="radio" name="stake" value="${stake}"><span>₱${stake / 10_000n}</span></label>`,
  )
  const lines = rounds.map(round => `<li>${pesos(round.stake)}: ${tellRound(title, round, lang)}</li>`)
  return `<h1>${title.name[lang]}</h1><p class="quiet">${title.rule[lang]}</p>
<p>${own.balance} <b data-balance>${balance === null ? '…' : pesos(balance)}</b></p>
<div class="shown" role="status">${word ? `<p>${escapeHtml(word)}</p>` : last ? shownOf(title, last, lang) : `<p>${own.ready}</p>`}</div>
<fieldset><legend>${own.bet}</legend><div class="row bets">${bets.join('')}</div></fieldset>
<div class="row">${sides.join('')}</div>
<h2>${own.last}</h2><ol>${lines.join('') || `<li class="quiet">${own.none}</li>`}</ol>`
}

function shownOf(title: Title, round: Round, lang: Lang): string {
  const isShown = round.state === 'settled' || round.state === 'winning'
  return `${isShown ? `<b>${title.tell(round.drawn)[lang]}</b>` : ''}<p>${tellRound(title, round, lang)}</p>`
}

/** What became of a round, in one sentence. What was drawn is told only once the bet was taken. */
export function tellRound(title: Title, { state, win, choice, word }: Round, lang: Lang): string {
  const own = words[lang]
  const chosen = title.sides[choice]?.[lang] ?? ''
  if (state === 'refused')
    return word.includes('MONEY') || word.includes('OVERDRAFT') ? own.money : `${own.refused} (${escapeHtml(word)}).`
  if (state === 'voiding' || state === 'voided') return own.voided
  if (state === 'stopped') return own.stopped
  if (state === 'betting') return `${chosen}, ${own.underWay}`
  return win > 0n ? `${chosen}, ${own.won} ${pesos(win)}` : `${chosen}, ${own.lost}`
}

export function pesos(units: bigint): string {
  const centavos = units / 100n
  const whole = String(centavos / 100n).replace(/\B(?=(\d{3})+$)/g, ',')
  return `₱${whole}.${String(centavos % 100n).padStart(2, '0')}`
}

export interface Page {
  readonly html: string
  /** Which scripts and styles of it may run. */
  readonly policy: string
}

/** The whole page of a game that was just opened. */
export function gamePage(session: Session, shown: PageContent, playUrl: string): Page {
  const given = {
    session: session.key,
    play: playUrl,
    press: randomUUID(),
    stake: String(stakes[1]),
    failed: words[shown.lang].failed,
  }
  const data = Object.entries(given).map(([name, value]) => `data-${name}="${escapeHtml(value)}"`)
  return wholePage({
    lang: shown.lang,
    title: shown.title.name[shown.lang],
    body: `<main>${gameBody(shown)}</main>`,
    scriptOf: nonce => `<script nonce="${nonce}" ${data.join(' ')}>${script}</script>`,
  })
}

/** A page that only says something. */
export function plainPage(lang: Lang, title: string, body: string): Page {
  return wholePage({ lang, title, body: `<main>${body}</main>` })
}

interface Parts {
  readonly lang: Lang
  readonly title: string
  readonly body: string
  readonly scriptOf?: (nonce: string) => string
}

function wholePage({ lang, title, body, scriptOf }: Parts): Page {
  const nonce = randomBytes(12).toString('base64')
  return {
    html: `<!doctype html><html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style nonce="${nonce}">${style}</style><body>${body}${scriptOf?.(nonce) ?? ''}</body></html>`,
    policy: `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; img-src data:; base-uri 'none'`,
  }
}
