import { go } from '../../shared/navigation.ts'
import { say } from '../../shared/say.ts'
import { sentenceOf } from '../../shared/sentenceOf.ts'
import type { Language } from '../../shared/texts.ts'
import { askToLaunch } from './askToLaunch.ts'
import { passLaunched } from './launched.ts'

interface Entering {
  readonly code: string
  readonly language: Language
  /** What is said where the server says nothing. */
  readonly failed: string
}

let isEntering = false

/** Opens a game and goes to its page, or says why it cannot be opened. A second press while one is under way is none. */
export async function enterGame({ code, language, failed }: Entering): Promise<void> {
  if (isEntering) return
  isEntering = true
  try {
    passLaunched(code, await askToLaunch(code, language))
    await go(`/s-game-page/${code}`)
  } catch (failure) {
    await say(await sentenceOf(failure, failed, language), 'bad')
  } finally {
    isEntering = false
  }
}
