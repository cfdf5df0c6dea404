import { handoffAddress } from '../../shared/handoffAddress.ts'
import { currentHost } from '../../shared/host.ts'
import { namedEndpoints } from '../../shared/namedEndpoints.ts'
import { go } from '../../shared/navigation.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/sentenceOf.ts'
import { type Language, speak, texts } from '../../shared/texts.ts'
import { askToLaunch } from './askToLaunch.ts'
import { passLaunched } from './launched.ts'

const pressTexts = texts({
  coming: (name: string) => [`${name} is coming soon.`, `Malapit na ang ${name}.`],
  failed: ['Game launch failed', 'Hindi nabuksan ang laro'],
})

/** A game to open by its code, or the name of one that is only announced. */
type Pressed = { readonly code: string } | { readonly name: string }

let isEntering = false

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

/** Opens a game and goes to its page, or says why it cannot be opened. A second press while one is under way is none. */
export async function pressGame(pressed: Pressed, language: Language): Promise<void> {
  const t = speak(pressTexts, language)
  if ('name' in pressed) return say(t.coming(pressed.name))
  if (isEntering) return
  isEntering = true
  try {
    if (currentHost() === 'lazadamini') return await openWrapped(pressed.code)
    passLaunched(pressed.code, await askToLaunch(pressed.code, language))
    await go(`/s-game-page/${pressed.code}`)
  } catch (failure) {
    await say(await sentenceOf(failure, t.failed, language), 'bad')
  } finally {
    isEntering = false
  }
}
