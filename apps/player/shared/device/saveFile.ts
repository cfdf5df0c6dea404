/** Hands a file to the browser, which saves it where it saves what is downloaded. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // The browser has taken the file over by the time the next task begins.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
