import { element, iconButton } from './element.ts'

interface Sheet {
  readonly title: string
  readonly close: string
  readonly contents: readonly Node[]
  /** Of what must be answered: it has no way around. */
  readonly isBinding?: boolean
}

/** A sheet over the game. What was focused before is again when it is gone. */
export function openDialog({ title, close, contents, isBinding = false }: Sheet): HTMLDialogElement {
  // What has no way around begins at its title: a key that was meant for the game answers nothing.
  const heading = element('h2', { id: 'sheet-title', ...(isBinding && { tabindex: '-1', autofocus: '' }) }, title)
  const dialog = element('dialog', { class: 'sheet', 'aria-labelledby': 'sheet-title' })
  const closing = iconButton('close', close, () => dialog.close())
  dialog.append(
    element('div', { class: 'sheet-head' }, heading, !isBinding && closing),
    element('div', { class: 'sheet-body', tabindex: '0' }, ...contents),
  )
  dialog.addEventListener('cancel', event => {
    if (isBinding) event.preventDefault()
  })
  dialog.addEventListener('click', event => {
    if (event.target === dialog && !isBinding) dialog.close()
  })
  dialog.addEventListener('close', () => dialog.remove())
  document.body.append(dialog)
  dialog.showModal()
  return dialog
}
