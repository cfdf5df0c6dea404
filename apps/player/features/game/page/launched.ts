/** The answer of a launch on its way to the game's page. It opens the game once, so whoever takes it has it alone. */
let onItsWay: { readonly code: string; readonly url: string } | undefined

export function passLaunched(code: string, url: string): void {
  onItsWay = { code, url }
}

export function takeLaunched(code: string): string | undefined {
  const taken = onItsWay?.code === code ? onItsWay.url : undefined
  onItsWay = undefined
  return taken
}
