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
