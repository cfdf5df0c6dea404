import { handoffAddress } from '../../shared/session/handoffAddress.ts'
import { currentHost } from '../../shared/device/host.ts'
import { namedEndpoints } from '../../shared/answer/namedEndpoints.ts'
import { go } from '../../shared/navigation.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/answer/sentenceOf.ts'
import { type Language, speak, texts } from '../../shared/texts.ts'
import { askToLaunch } from './page/askToLaunch.ts'
import { passLaunched } from './page/launched.ts'

const pressTexts = texts({
  coming: (name: string) => [`${name} is coming soon.`, `Malapit na ang ${name}.`],
  closed: (name: string) => [
    `${name} is under maintenance and will be back soon.`,
    `Nasa maintenance ang ${name} at babalik agad.`,
  ],
  opening: (name: string) => [`Opening ${name}…`, `Binubuksan ang ${name}…`],
  failed: [
    'Game launch failed. Please check your connection and try again.',
    'Hindi nabuksan ang laro. Tingnan ang koneksiyon at subukan muli.',
  ],
})

export interface GameChoice {
  readonly code: string
  readonly name: string
  /** Why it cannot be opened, where that is known before anybody is asked. */
  readonly shut?: 'coming' | 'closed' | undefined
}

/** So long a game may take to open before somebody is told that it does. */
const patienceMs = 600

/** The game that is being opened, and from which page. */
let entering: { readonly code: string; readonly path: string } | undefined

/** The shopping app opens games in a window of their own, by its own address around ours. */
async function openWrapped(code: string): Promise<void> {
  const address = await handoffAddress(`/lazada-game/${encodeURIComponent(code)}`)
  const wrapper = namedEndpoints().partners?.wrapper
  window.open(
    wrapper ? `${wrapper}?${new URLSearchParams({ url: address }).toString()}` : address,
    '_blank',
    'noopener',
  )
}

/**
 * Opens a game and goes to its page, or says why it cannot be opened. A second press of it while it opens is none. Whoever
 * presses another one or goes elsewhere meanwhile does not want it any more, and is led nowhere.
 */
export async function pressGame({ code, name, shut }: GameChoice, language: Language): Promise<void> {
  const t = speak(pressTexts, language)
  if (shut) return say(t[shut](name))
  const path = location.pathname
  if (entering?.code === code && entering.path === path) return
  const mine = { code, path }
  entering = mine
  const isWanted = () => entering === mine && location.pathname === path
  let hasSaid = false
  const timer = setTimeout(() => {
    hasSaid = isWanted()
    if (hasSaid) say(t.opening(name)).catch(() => {})
  }, patienceMs)
  try {
    if (currentHost() === 'lazadamini') return await openWrapped(code)
    const url = await askToLaunch(code, language)
    if (!isWanted()) return
    if (hasSaid) (await import('@saya/ui/toaster')).dismissToast()
    passLaunched(code, url)
    await go(`/s-game-page/${code}`)
  } catch (failure) {
    if (isWanted()) await say(sentenceOf(failure, t.failed), 'bad')
  } finally {
    clearTimeout(timer)
    if (entering === mine) entering = undefined
  }
}
