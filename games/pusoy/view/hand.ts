import { drawPlayingCard, nameOfCard } from '../../view/cards.ts'
import { element } from '../../view/element.ts'
import { animate, mayMove, wait } from '../../view/motion.ts'
import { rows } from '../shape.ts'
import { type Lie, rowOfSlot, swap } from './lie.ts'
import type { Say } from './sayPusoy.ts'

/** A touch that moves less than this is a tap. */
const dragPx = 8
const betweenCardsMs = 45
const dealt = [
  { transform: 'translateY(-40px) rotate(-6deg)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]

const timing = { duration: 240, easing: 'ease-out' }

interface Drag {
  readonly slot: number
  readonly button: HTMLElement
  readonly from: PointerEvent
}

/** The thirteen cards in the player's hands: two that are tapped change places, and so do one and what it is dragged onto. */
export class Hand {
  readonly root: HTMLElement
  private readonly slots: readonly HTMLButtonElement[]
  private readonly say: Say
  private readonly labels: readonly HTMLElement[]
  private readonly onMove: (lie: Lie) => void
  private readonly drawn = new Map<number, HTMLElement>()
  private lie: Lie = []
  private picked: number | undefined
  private wasDragged = false

  constructor(say: Say, onMove: (lie: Lie) => void) {
    this.say = say
    this.onMove = onMove
    this.slots = rowOfSlot.map((_row, slot) => this.drawSlot(slot))
    this.labels = rows.map(row => element('p', { class: 'row-name' }, say(row)))
    const lines = rows.map((row, at) =>
      element(
        'div',
        { class: 'own-row', role: 'group', 'aria-label': say(row) },
        this.labels[at],
        element('div', { class: 'own-cards' }, ...this.slots.filter((_slot, slot) => rowOfSlot[slot] === at)),
      ),
    )
    this.root = element('div', { class: 'own' }, ...lines)
  }

  show(lie: Lie): void {
    this.lie = lie
    this.pick(undefined)
    for (const slot of this.slots.keys()) this.put(slot)
  }

  /** Deals one card after another, each drawn as it comes: no frame has thirteen to draw. */
  async deal(lie: Lie): Promise<void> {
    this.lie = lie
    this.pick(undefined)
    this.drawn.clear()
    for (const button of this.slots) button.replaceChildren()
    let coming: Promise<void> | undefined
    for (const [slot, button] of this.slots.entries()) {
      this.put(slot)
      if (!mayMove()) continue
      coming = animate(button, dealt, timing)
      await wait(betweenCardsMs)
    }
    await coming
  }

  /** What lies in a slot: a card that was drawn already is only moved. */
  private put(slot: number): void {
    const [button, card] = [this.slots[slot], this.lie[slot]]
    if (!button || card === undefined) return
    const drawn = this.drawn.get(card) ?? drawPlayingCard(card)
    this.drawn.set(card, drawn)
    if (drawn.parentElement === button) return
    button.replaceChildren(drawn)
    button.setAttribute('aria-label', nameOfCard(card))
  }

  /** What the rows are, as the studio says; while it is not known they have their names alone. */
  name(kinds: readonly string[] | undefined): void {
    for (const [at, label] of this.labels.entries()) {
      const kind = kinds?.[at]
      label.replaceChildren(this.say(rows[at] ?? 'front'), ...(kind === undefined ? [] : [element('b', {}, kind)]))
    }
  }

  set isOpen(isOpen: boolean) {
    for (const button of this.slots) button.disabled = !isOpen
    if (!isOpen) this.pick(undefined)
  }

  private drawSlot(slot: number): HTMLButtonElement {
    const row = rowOfSlot[slot] ?? 0
    const name = this.say('place', { row: this.say(rows[row] ?? 'front'), number: slot - rowOfSlot.indexOf(row) + 1 })
    const traits = { type: 'button', class: 'slot', 'aria-label': name, 'aria-pressed': 'false', disabled: true }
    const button = element('button', traits)
    button.addEventListener('click', event => this.tap(slot, event.detail === 0))
    button.addEventListener('pointerdown', event => this.begin(slot, event))
    return button
  }

  /** A drag ends in a click of the same card, which means nothing; a click by a key is always meant. */
  private tap(slot: number, isByKey: boolean): void {
    if (this.wasDragged && !isByKey) {
      this.wasDragged = false
      return
    }
    if (this.picked === undefined) return this.pick(slot)
    const other = this.picked
    this.pick(undefined)
    if (other !== slot) this.move(other, slot)
  }

  private pick(slot: number | undefined): void {
    this.picked = slot
    for (const [at, button] of this.slots.entries()) button.setAttribute('aria-pressed', String(at === slot))
  }

  private move(one: number, other: number): void {
    this.show(swap(this.lie, one, other))
    this.onMove(this.lie)
  }

  private begin(slot: number, from: PointerEvent): void {
    const button = this.slots[slot]
    this.wasDragged = false
    if (!button || button.disabled || from.button !== 0) return
    const drag = { slot, button, from }
    const follow = this.follow.bind(this, drag)
    const stop = new AbortController()
    const end = this.end.bind(this, drag, stop)
    const { signal } = stop
    button.setPointerCapture(from.pointerId)
    button.addEventListener('pointermove', follow, { signal })
    button.addEventListener('pointerup', end, { signal })
    button.addEventListener('pointercancel', end, { signal })
  }

  private follow({ button, from }: Drag, { clientX, clientY }: PointerEvent): void {
    const [x, y] = [clientX - from.clientX, clientY - from.clientY]
    if (!this.wasDragged && Math.hypot(x, y) < dragPx) return
    this.wasDragged = true
    button.classList.add('dragged')
    button.style.transform = `translate(${x}px, ${y}px)`
  }

  private end({ slot, button }: Drag, stop: AbortController, event: PointerEvent): void {
    stop.abort()
    if (this.wasDragged && event.type === 'pointerup') this.drop(slot, event)
    button.classList.remove('dragged')
    button.style.transform = ''
  }

  private drop(slot: number, { clientX, clientY }: PointerEvent): void {
    const onto = document.elementFromPoint(clientX, clientY)?.closest('.slot')
    const other = this.slots.findIndex(button => button === onto)
    if (other >= 0 && other !== slot) this.move(slot, other)
  }
}
