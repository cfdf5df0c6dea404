import { openGame } from '../openGame.ts'
import { SoloPage, type SoloTools } from './soloPage.ts'
import { saySolo } from './saySolo.ts'
import { openSoloStudio } from './soloStudio.ts'

type SoloParts<Shown> = Pick<SoloTools<Shown>, 'scene' | 'book'>

/** Begins the page of a game of several decisions: what is its own of it are the scene and the book. */
export function openSoloGame<Title, Shown>(
  titles: ReadonlyMap<string, Title>,
  openParts: (title: Title, tools: Omit<SoloTools<Shown>, keyof SoloParts<Shown>>) => SoloParts<Shown>,
): void {
  openGame({
    titles,
    say: saySolo,
    open({ page, title, sound, nowMs, onTrouble }) {
      const { opening, language, newWord, tell, root } = page
      const studio = openSoloStudio<Shown>(opening.session, onTrouble)
      const tools = { opening, language, studio, sound, newWord, tell, nowMs }
      return new SoloPage<Shown>({ ...tools, ...openParts(title, tools) }).open(root)
    },
  })
}
