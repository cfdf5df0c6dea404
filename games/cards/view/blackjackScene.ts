import { readAmount, showAmount } from '../../view/amounts.ts'
import { drawBack, drawPlayingCard, nameOfCard } from '../../view/cards.ts'
import { element } from '../../view/element.ts'
import { animate, mayMove } from '../../view/motion.ts'
import { shownOf } from '../../view/shownOf.ts'
import type { Scene, SceneTools } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import { type BlackjackRound, type Hand, moves } from '../shape.ts'
import { type Say, sayCards } from './sayCards.ts'

type Round = SoloRound<BlackjackRound>

export function openBlackjackScene({ language, sound }: SceneTools): Scene<BlackjackRound> {
  const say = sayCards(language)
  const root = element('div', { class: 'blackjack' })
  let seen = 0
  drawTable(root, undefined, say)
  return {
    root,
    setup: undefined,
    mode: () => 0,
    play: say('deal'),
    rest: () => say('restBlackjack'),
    async show(round, isNew) {
      const shown = shownOf(round)
      drawTable(root, shown, say)
      const cards = [...root.querySelectorAll('.playing')]
      const fresh = isNew ? cards.slice(Math.min(seen, Math.max(cards.length - 1, 0))) : []
      seen = round.state === 'choosing' ? cards.length : 0
      if (fresh.length === 0 || !mayMove()) return
      sound.tick()
      const frames = [
        { transform: 'translate(60px, -40px) rotate(9deg)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ]
      await Promise.all(
        fresh.map((card, at) => animate(card, frames, { duration: 280, delay: 160 * at, easing: 'ease-out' })),
      )
    },
    offer(round) {
      const more = say('more', { amount: showAmount(readAmount(round.stake)).replace(/\.00$/, '') })
      return shownOf(round).allowed.map(move => {
        const isPaid = move === 'double' || move === 'split'
        const action = {
          label: say(move),
          choice: () => moves[move],
          isPaid,
          isMain: move === 'hit' || move === 'stand',
        }
        return isPaid ? { ...action, detail: more } : action
      })
    },
    close: () => undefined,
    tell(round) {
      const { active, hands, dealerTotal } = shownOf(round)
      if (active === null) {
        const results = hands.map(hand => `${hand.total} ${say(hand.result ?? 'lost')}.`).join(' ')
        return say('ended', { results, dealer: dealerTotal })
      }
      const values = { number: active + 1, total: hands[active]?.total ?? 0, dealer: dealerTotal }
      return say(hands.length > 1 ? 'yoursOf' : 'yours', values)
    },
  }
}

/** The dealer above, the player's hands below; before a round the backs of their cards. */
function drawTable(root: HTMLElement, shown: BlackjackRound | undefined, say: Say): void {
  const dealer = shown?.dealer ?? []
  const backs = Array.from({ length: 2 - Math.min(dealer.length, 2) }, () => drawBack())
  const dealerName = shown ? `${say('dealer')} ${shown.dealerTotal}` : say('dealer')
  const hands = shown?.hands ?? []
  root.replaceChildren(
    drawRow(dealerName, [...dealer.map(drawPlayingCard), ...backs], {
      kind: 'dealer',
      heard: [...dealer.map(nameOfCard), ...(backs.length > 0 && shown ? [say('closed')] : [])],
    }),
    element(
      'div',
      { class: hands.length > 1 ? 'hands two' : 'hands' },
      ...(shown ? hands.map((hand, at) => drawHand(hand, { at, shown, say })) : [emptyHand(say)]),
    ),
  )
}

function emptyHand(say: Say): HTMLElement {
  return drawRow(say('you'), [drawBack(), drawBack()], { kind: '', heard: [] })
}

interface Place {
  readonly at: number
  readonly shown: BlackjackRound
  readonly say: Say
}

function drawHand(hand: Hand, { at, shown, say }: Place): HTMLElement {
  const name = shown.hands.length > 1 ? say('handOf', { number: at + 1 }) : say('you')
  const result = hand.result ? ` · ${say(hand.result)}` : ''
  const doubled = hand.isDoubled ? ` · ${say('doubled')}` : ''
  const isGood = hand.result === 'won' || hand.result === 'blackjack'
  const kind = `${shown.active === at ? 'active' : ''} ${isGood ? 'good-hand' : ''}`
  return drawRow(`${name} ${hand.total}${doubled}${result}`, hand.cards.map(drawPlayingCard), {
    kind,
    heard: hand.cards.map(nameOfCard),
  })
}

function drawRow(
  name: string,
  cards: readonly HTMLElement[],
  { kind, heard }: { readonly kind: string; readonly heard: readonly string[] },
): HTMLElement {
  const row = element('div', { class: 'cards', 'aria-hidden': 'true' }, ...cards)
  row.style.setProperty('--count', String(cards.length))
  return element(
    'div',
    { class: `hand ${kind}` },
    row,
    element(
      'p',
      { class: 'tag' },
      name,
      element('span', { class: 'heard' }, heard.length > 0 ? `: ${heard.join(', ')}` : ''),
    ),
  )
}

export function recallBlackjack(round: Round, say: Say): HTMLElement {
  const [shown] = round.shown
  const root = element('div', { class: 'blackjack past-table' })
  if (shown) drawTable(root, shown, say)
  return root
}
