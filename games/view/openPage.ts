import type { Opening } from './askStudio.ts'
import { element } from './element.ts'

export type ToldWord = 'ready' | 'exit' | 'over' | 'round' | 'safer' | 'blocked'

export interface GamePage {
  readonly root: HTMLElement
  readonly opening: Opening
  readonly language: 'en' | 'tl'
  /** So many letters that nobody can guess. */
  readonly newWord: () => string
  /** Tells the app around the game what it does. */
  readonly tell: (word: ToldWord) => void
  /** Whether the line to the studio is cut off is said by this, in words that are given once. */
  cutOff(text: string): (isCutOff: boolean) => void
}

/** What the studio has told the page, and what every game does with it. Nothing where it was told nothing. */
export function openPage(newBytes: (count: number) => Uint8Array): GamePage | undefined {
  const root = document.getElementById('game')
  const told = document.getElementById('opening')?.textContent
  if (!root || !told) return undefined
  const opening = JSON.parse(told) as Opening
  const language = opening.language === 'tl' ? 'tl' : 'en'
  document.documentElement.lang = language === 'tl' ? 'fil' : 'en'
  return {
    root,
    opening,
    language,
    newWord: () => Array.from(newBytes(16), byte => byte.toString(16).padStart(2, '0')).join(''),
    tell: word => tell(opening, word),
    cutOff(text) {
      const line = element('p', { class: 'cutoff', role: 'status', hidden: true }, text)
      document.body.append(line)
      return isCutOff => {
        line.hidden = !isCutOff
      }
    },
  }
}

/** A game in a frame tells the app around it; one that has the whole window goes back by itself. */
function tell({ returnUrl }: Opening, word: ToldWord): void {
  if (parent !== window) parent.postMessage({ game: word }, new URL(returnUrl).origin)
  else if (word === 'exit') location.assign(returnUrl)
}
