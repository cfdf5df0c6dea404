import { titles } from '../data/index.ts'
import { Game } from './game.ts'
import { openSound } from './sound.ts'
import { type Opening, openStudio } from './studio.ts'
import { sayIn } from './sayIn.ts'

/** The page of a game, where the real clock and real chance come in. */
function begin(root: HTMLElement, opening: Opening): void {
  const title = titles.get(opening.game)
  if (!title) throw new Error(`There is no game ${opening.game} in this page.`)
  const say = sayIn(opening.language === 'tl' ? 'tl' : 'en')
  document.documentElement.lang = opening.language === 'tl' ? 'fil' : 'en'
  const line = Object.assign(document.createElement('p'), {
    className: 'cutoff',
    textContent: say('reconnecting'),
    hidden: true,
  })
  line.setAttribute('role', 'status')
  document.body.append(line)
  const studio = openStudio(opening.session, isCutOff => {
    line.hidden = !isCutOff
  })
  const game = new Game({
    opening,
    title,
    studio,
    sound: openSound(),
    newWord: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join(''),
    nowMs: () => performance.now(),
    tell: word => tell(opening, word),
  })
  void game.open(root)
}

/** A game in a frame tells the app around it; one that has the whole window goes back by itself. */
function tell({ returnUrl }: Opening, word: string): void {
  if (parent !== window) parent.postMessage({ game: word }, new URL(returnUrl).origin)
  else if (word === 'exit') location.assign(returnUrl)
}

const root = document.getElementById('game')
const told = document.getElementById('opening')?.textContent
if (root && told) begin(root, JSON.parse(told) as Opening)
