/** Hands a text to the browser as a file to be kept. */
export function saveFile(name: string, text: string): void {
  // With the mark by which spreadsheets know the letters.
  const address = URL.createObjectURL(new Blob(['\ufeff', text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
