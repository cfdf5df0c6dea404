const asked: Record<string, Promise<void>> = {}

/** Loads a part of the app once the style sheets that it is shown with are there. The build calls it for each `import()`. */
export async function loadDressed<T>(load: () => Promise<T>, sheets: readonly string[] = []): Promise<T> {
  await Promise.all(sheets.map(sheet => (asked[sheet] ??= dress(`/${sheet}`, sheet))))
  return load()
}

function dress(href: string, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // The page carries what it was painted with.
    if (document.querySelector(`link[href="${href}"]`)) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      delete asked[name]
      reject(new Error(`${href} did not come.`))
    }
    document.head.append(link)
  })
}
