import { openDialog } from '../../view/dialog.ts'
import { element } from '../../view/element.ts'
import { wait } from '../../view/motion.ts'
import type { Say } from './sayIn.ts'

export interface Boxes {
  /** Shows what was in all of them, the chosen one first. */
  reveal(choice: number, prizes: readonly string[]): Promise<void>
}

/** Lets the player choose one of the boxes. The round waits, and so does this. */
export function askForBox(count: number, say: Say, art: string): Promise<{ choice: number; boxes: Boxes }> {
  return new Promise(resolve => {
    const buttons = Array.from({ length: count }, (_, index) => {
      const picture = element('img', { src: art, alt: '', width: '144', height: '144' })
      return element(
        'button',
        { type: 'button', class: 'box', 'aria-label': say('box', { number: index + 1 }) },
        picture,
      )
    })
    const said = element('p', { class: 'quiet', role: 'status' }, say('chooseBoxWhy'))
    const grid = element('div', { class: 'boxes' }, ...buttons)
    const sheet = { title: say('chooseBox'), close: say('close'), contents: [said, grid], isBinding: true }
    const dialog = openDialog(sheet)

    async function reveal(choice: number, prizes: readonly string[]): Promise<void> {
      for (const [index, button] of buttons.entries()) {
        button.replaceChildren(element('b', {}, prizes[index] ?? ''))
        button.classList.add(index === choice ? 'chosen' : 'other')
      }
      said.textContent = say('boxHeld', { number: choice + 1, amount: prizes[choice] ?? '' })
      await wait(2600)
      dialog.close()
    }

    for (const [index, button] of buttons.entries()) {
      button.addEventListener('click', () => {
        for (const each of buttons) each.disabled = true
        button.classList.add('waiting')
        resolve({ choice: index, boxes: { reveal } })
      })
    }
  })
}
