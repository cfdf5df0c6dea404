import type { Units } from '@saya/money'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { drawBack, drawPlayingCard, nameOfCard } from '../../view/cards.ts'
import { element } from '../../view/element.ts'
import { animate, mayMove, wait } from '../../view/motion.ts'
import type { Scene, SceneTools } from '../../view/solo/soloScene.ts'
import type { SoloRound } from '../../view/solo/soloStudio.ts'
import { type PokerShown, type PokerTitle, type Rank, ranking } from '../shape.ts'
import { type Say, sayCards } from './sayCards.ts'

type Round = SoloRound<PokerShown>

export function openPokerScene(title: PokerTitle, { language, sound }: SceneTools): Scene<PokerShown> {
  const say = sayCards(language)
  const table = element('div', { class: 'pays-table' })
  const buttons = Array.from({ length: 5 }, () => element('button', { type: 'button', class: 'held-card' }, drawBack()))
  let cards: readonly number[] = []
  let held = 0
  let isOpen = false
  for (const [place, button] of buttons.entries()) {
    button.disabled = true
    button.addEventListener('click', () => {
      if (!isOpen) return
      held ^= 1 << place
      mark()
    })
  }

  function mark(): void {
    for (const [place, button] of buttons.entries()) {
      const isHeld = ((held >> place) & 1) === 1
      button.setAttribute('aria-pressed', String(isHeld))
      button.setAttribute('aria-label', `${say('hold')} ${nameOfCard(cards[place] ?? 0)}`)
      button.classList.toggle('is-held', isHeld)
      button.dataset.held = isHeld ? say('held') : ''
    }
  }

  drawPays(table, title, { say, stake: 0n, rank: undefined })
  return {
    root: element('div', { class: 'poker' }, table, element('div', { class: 'five' }, ...buttons)),
    setup: undefined,
    mode: () => 0,
    play: say('deal'),
    rest: () => say('restPoker'),
    async show(round, isNew) {
      const shown = shownOf(round)
      const changed = [...buttons.entries()].filter(
        ([place]) => cards[place] !== shown.cards[place] || shown.held === null,
      )
      cards = shown.cards
      held = shown.held ?? 0
      for (const button of buttons) button.disabled = true
      mark()
      drawPays(table, title, { say, stake: readAmount(round.stake), rank: shown.rank })
      const places = changed.map(([place, button]) => ({ button, card: cards[place] ?? 0 }))
      if (isNew && mayMove()) await dealOut(places)
      else for (const { button, card } of places) button.replaceChildren(drawPlayingCard(card))
    },
    offer() {
      isOpen = true
      sound.tick()
      for (const button of buttons) button.disabled = false
      return [{ label: say('draw'), choice: () => held, isMain: true }]
    },
    close() {
      isOpen = false
      for (const button of buttons) button.disabled = true
    },
    tell(round) {
      return tellRound(shownOf(round), say)
    },
  }
}

function tellRound({ rank, held }: PokerShown, say: Say): string {
  if (held !== null) return say(rank)
  return rank === 'nothing' ? say('choose') : say('dealt', { rank: say(rank) })
}

/** One card after another; each is drawn in a frame of its own, before it is seen. */
async function dealOut(places: readonly { readonly button: HTMLElement; readonly card: number }[]): Promise<void> {
  const frames = [
    { transform: 'translateY(-30px) rotate(-5deg)', opacity: 0 },
    { transform: 'none', opacity: 1 },
  ]
  for (const { button } of places) button.replaceChildren()
  const coming = places.map(({ button }, at) =>
    animate(button, frames, { duration: 260, delay: 90 * at, easing: 'ease-out' }),
  )
  for (const { button, card } of places) {
    button.replaceChildren(drawPlayingCard(card))
    await wait(16)
  }
  await Promise.all(coming)
}

function shownOf({ shown: [shown] }: Round): PokerShown {
  if (!shown) throw new Error('The studio told a round without what is shown of it.')
  return shown
}

interface Drawing {
  readonly say: Say
  /** Nothing: then what each pays for one peso is told. */
  readonly stake: Units
  readonly rank: Rank | undefined
}

/** What each hand pays, the best first, with that which is there marked. */
export function drawPays(place: HTMLElement, { pays }: PokerTitle, { say, stake, rank }: Drawing): void {
  const rows = [...ranking].reverse().flatMap(name => {
    if (pays[name] === 0) return []
    const worth = stake > 0n ? showAmount(stake * BigInt(pays[name])).replace(/\.00$/, '') : `× ${pays[name]}`
    const row = element(
      'p',
      { class: name === rank ? 'pay here' : 'pay' },
      element('span', {}, say(name)),
      element('b', {}, worth),
    )
    return [row]
  })
  place.replaceChildren(...rows)
}

export function recallPoker(round: Round, say: Say): HTMLElement {
  const [shown] = round.shown
  if (!shown) return element('p', {}, '—')
  const cards = shown.cards.map((card, place) => {
    const isHeld = shown.held !== null && ((shown.held >> place) & 1) === 1
    return element(
      'span',
      { class: isHeld ? 'past-card is-held' : 'past-card' },
      drawPlayingCard(card),
      isHeld && element('small', {}, say('isHeld')),
    )
  })
  const heard = shown.cards.map(nameOfCard).join(', ')
  return element(
    'div',
    {},
    element('p', {}, `${say(shown.rank)}: ${heard}`),
    element('div', { class: 'past-cards', 'aria-hidden': 'true' }, ...cards),
  )
}
