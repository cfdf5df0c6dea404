import { readAmount, showAmount } from './amounts.ts'
import { openDialog } from './dialog.ts'
import { element } from './element.ts'
import type { SayOf } from './sayIn.ts'

interface Choosing {
  readonly say: SayOf<'chooseBet' | 'close'>
  readonly choose: (index: number) => void
}

/** Every stake that the game takes, to choose from. */
export function chooseBet(stakes: readonly string[], chosen: number, { say, choose }: Choosing): void {
  const chips = stakes.map((stake, index) => {
    const isChosen = index === chosen
    const amount = showAmount(readAmount(stake)).replace(/\.00$/, '')
    const chip = element('button', { type: 'button', class: 'chip', 'aria-pressed': String(isChosen) }, amount)
    chip.addEventListener('click', () => {
      choose(index)
      dialog.close()
    })
    return chip
  })
  const dialog = openDialog({
    title: say('chooseBet'),
    close: say('close'),
    contents: [element('div', { class: 'chips' }, ...chips)],
  })
}
