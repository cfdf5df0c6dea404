import { openDialog } from '../../view/dialog.ts'
import { element } from '../../view/element.ts'
import type { Title } from '../shape.ts'
import { Field } from './field.ts'
import type { Say } from './sayKeno.ts'

interface Picking {
  readonly title: Title
  readonly say: Say
  readonly picks: () => readonly number[]
  /** Picks a number or lets it go, and answers what is said of it then. */
  readonly touch: (number: number) => string
}

/** The numbers over the game, each as large as a finger, where the field itself is smaller. */
export function openPicker({ title, say, picks, touch }: Picking): void {
  const told = element('p', { class: 'quiet', role: 'status' })
  const field = new Field(title, say, number => {
    told.textContent = touch(number)
    field.lay(picks())
  })
  field.lay(picks())
  const done = element('button', { type: 'button', class: 'pick' }, say('done'))
  const dialog = openDialog({
    title: say('pick'),
    close: say('done'),
    contents: [element('div', { class: 'picker' }, field.root, element('div', { class: 'picked' }, told, done))],
  })
  done.addEventListener('click', () => dialog.close())
}
