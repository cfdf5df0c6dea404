/** The number after `--name`. */
export function numberOption(options: readonly string[], name: string, otherwise: number): number {
  const place = options.indexOf(`--${name}`)
  if (place < 0) return otherwise
  const number = Number(options[place + 1])
  if (Number.isSafeInteger(number) && number > 0) return number
  console.error(`--${name} needs a whole number above nothing after it.`)
  return process.exit(2)
}

/** The word after `--name`. */
export function textOption(options: readonly string[], name: string): string | undefined {
  const place = options.indexOf(`--${name}`)
  return place < 0 ? undefined : options[place + 1]
}

/** The options that a bench does not know: it tells those that it does in its summary. A slip of the pen starts no hour's work. */
export function unknownOptions(options: readonly string[], summary: string): string[] {
  const known = new Set(summary.match(/--[a-z-]+/g))
  return options.filter(word => word.startsWith('--') && !known.has(word))
}
