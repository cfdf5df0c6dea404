import { getTitle } from './getTitle.ts'
import { openQuiet } from './host/quiet.ts'
import { type GamePage, openPage } from './openPage.ts'
import type { Language, SayOf } from './sayIn.ts'
import { openSound, type Sound } from './sound.ts'

export interface GameTools<Title> {
  readonly page: GamePage
  readonly title: Title
  readonly sound: Sound
  readonly nowMs: () => number
  /** Tells the player whether the studio is out of reach. */
  readonly onTrouble: (isCutOff: boolean) => void
}

interface GameOptions<Title> {
  readonly titles: ReadonlyMap<string, Title>
  readonly say: (language: Language) => SayOf<'reconnecting'>
  readonly open: (tools: GameTools<Title>) => Promise<void>
}

/** Begins the page of any game, where the real clock and real chance come in. */
export function openGame<Title>({ titles, say, open }: GameOptions<Title>): void {
  const page = openPage(count => crypto.getRandomValues(new Uint8Array(count)))
  if (!page) return
  const title = getTitle(titles, page.opening.game)
  const onTrouble = page.cutOff(say(page.language)('reconnecting'))
  void open({
    page,
    title,
    sound: openSound(openQuiet(page.opening.returnUrl)),
    nowMs: () => performance.now(),
    onTrouble,
  })
}
