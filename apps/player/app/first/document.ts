import type { Brand } from '@saya/contract/brand.ts'
import type { Endpoints, PageAssets, RenderedPage } from '@saya/contract/page.ts'
import { type Preferences, type Theme, themeColors } from '../../shared/device/preferences.ts'
import { firstRules } from './firstRules.ts'
import { firstTokens } from './firstTokens.ts'
import { entryTaker } from '../../shared/session/entryCode.ts'
import { type LinkPreview, previewTags } from './previewTags.ts'
import { recogniser } from './recogniser.ts'
import { themeFollower } from './themeFollower.ts'
import { tokenStyles } from './tokenStyles.ts'

export interface DocumentParts extends Preferences {
  readonly brand: Brand
  readonly title: string
  readonly description: string
  /** What a chat shows of a link to it. */
  readonly preview?: LinkPreview | undefined
  readonly markup: string
  readonly answers: readonly [string, unknown][]
  readonly assets: PageAssets
  readonly endpoints: Partial<Endpoints>
  /** People enter by what its address says, which is taken out of that before anything is painted. */
  readonly isEntry?: boolean
  /** The markup only stands in for what the script will show: of that nothing is known, so all of its look comes along. */
  readonly isStandIn?: boolean
  /** What a member's page shows before anything is known of the member. */
  readonly isFramed?: boolean
  /** Works without the app: its one button loads the page again, and so does the network when it is back. */
  readonly isStill?: boolean
}

export type RenderedDocument = Omit<RenderedPage, 'status' | 'isPassing'>

/** How long the app waits for the first paint and the largest picture. */
const patienceMs = 1500

/**
 * Starts the app once the page and its largest picture are on the screen, so that neither the script nor what is left
 * of the style sheets, the faces of its letters among it, ever competes with them for a slow network. Where all of that
 * is kept on the device, the sheets are taken at once. Until then links are links. What hangs, as a picture
 * on a dead connection, or is not painted, as a page in the background, is not waited for. A member's page asks the
 * server as soon as it runs, so that what asks comes beside it.
 */
function starter({ scripts, memberScripts }: PageAssets): string {
  return `(()=>{let begun;const dress=()=>document.querySelectorAll('[data-rest]').forEach(sheet=>sheet.disabled=false);const start=()=>begun||(begun=1,dress(),${JSON.stringify(scripts)}.concat('member'in document.documentElement.dataset?${JSON.stringify(memberScripts)}:[]).forEach((source,index)=>{const element=document.createElement(index?'link':'script');if(index){element.rel='modulepreload';element.href=source}else{element.type='module';element.src=source}document.head.append(element)}));navigator.serviceWorker?.controller&&dress();const shown=()=>requestAnimationFrame(()=>setTimeout(start));const painted=()=>performance.getEntriesByName('first-contentful-paint').length?shown():new PerformanceObserver(shown).observe({type:'paint',buffered:true});const picture=document.querySelector('main img');picture&&!picture.complete?picture.onload=picture.onerror=painted:painted();setTimeout(start,${patienceMs})})()`
}

/** What the recogniser may add to the page, so that the rules for it come along. */
const recognised = '<html data-member="">'

/** Whoever goes on before the style sheets are there sees what stands in for the next page all the same. */
const standsIn = '<div class="pageSkeleton"><span class="skeleton" data-shape="block"></span></div>'

const reloader =
  "(()=>{const again=()=>location.reload();document.querySelector('main button').onclick=again;addEventListener('online',again)})()"

export function writeDocument(parts: DocumentParts): RenderedDocument {
  const { brand, language, title, description, markup, answers, assets } = parts
  const follows = parts.theme === 'device'
  const theme = parts.theme === 'device' ? 'dark' : parts.theme
  const script = parts.isStill ? reloader : starter(assets)
  const taker = parts.isEntry ? entryTaker : ''
  const site = brand === 'h5' ? 'slots' : brand
  const named = Object.keys(parts.endpoints).length
    ? ` data-endpoints="${escape(JSON.stringify(parts.endpoints))}"`
    : ''
  const own = assets.page === null ? '' : ` data-page="${assets.page}"`
  const framed = parts.isFramed ? ' data-framed=""' : ''
  const topOf = (look: Theme) =>
    `<html lang="${language}" data-theme="${look}" data-brand="${site}" data-site="${brand}"${own}${framed}${named}>`
  const top = topOf(theme)
  const looks = follows ? top + topOf('light') : top
  const sheets = assets.styles.map(sheet => ({
    ...sheet,
    first: parts.isStandIn ? sheet.text : firstRules(sheet.text, looks + recognised + standsIn + markup),
  }))
  const rules = sheets.map(sheet => sheet.first).join('')
  const tokensOf = (look: Theme) => firstTokens(firstRules(tokenStyles(look, site), topOf(look)), rules)
  const styles = rules + tokensOf(theme) + (follows ? asTheme(tokensOf('light')) : '')
  // Named so that the script does not fetch what stands in the page already: a sheet that stands there whole never is.
  const links = sheets
    .map(
      ({ file, text, first }) => `<link rel="stylesheet" href="${file}" disabled${first === text ? '' : ' data-rest'}>`,
    )
    .join('')
  const html = `<!doctype html>${top}<head><meta charset="utf-8">${taker && `<script>${taker}</script>`}<script>${recogniser}</script><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover,interactive-widget=resizes-content"><title>${escape(title)}</title><meta name="description" content="${escape(description)}">${parts.preview ? previewTags(parts.preview, escape) : ''}<meta name="theme-color" content="${themeColors[theme]}">${follows ? `<script>${themeFollower}</script>` : ''}<link rel="manifest" href="/manifest.webmanifest"><link rel="icon" href="/img/icons/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/img/icons/apple-touch-180.png"><style>${styles}</style>${links}</head><body><div id="root">${markup}</div><script type="application/json" id="known">${island(answers)}</script><script>${script}</script></body></html>`
  const inlineScripts = [...(taker ? [taker] : []), recogniser, ...(follows ? [themeFollower] : []), script]
  return { html, inlineScripts, inlineStyles: [styles] }
}

/** The light tokens of a page that is dark unless its device is light. */
function asTheme(tokens: string): string {
  return tokens.replaceAll(':root{', '[data-theme=light]{')
}

/** Data inside a page: no text in it can end the element it stands in. */
function island(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
