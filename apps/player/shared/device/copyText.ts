/** Copies a text; where the browser refuses, an older way through a selected field is tried. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text)
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.className = 'unseen'
  // Inside an open dialog only its own content can be selected.
  const place = document.querySelector('dialog[open]') ?? document.body
  const focused = document.activeElement
  place.append(field)
  field.select()
  // oxlint-disable-next-line typescript/no-deprecated -- the older way is what there is where the newer one is refused
  const isCopied = document.execCommand('copy')
  field.remove()
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  return isCopied
}
