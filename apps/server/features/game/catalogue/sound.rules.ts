/**
 * How a folded text sounds to somebody who writes as they speak, since many here spell English words by the letters of
 * Tagalog: `bakarat` for Baccarat, `dyipni` for Jeepney, `pyesta` for Fiesta. Each rule goes over what those before it made.
 */
const rules: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/ph/g, 'p'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/qu/g, 'kw'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/f/g, 'p'],
  [/v/g, 'b'],
  [/z/g, 's'],
  [/j/g, 'dy'],
  [/ee|ey\b|y\b/g, 'i'],
  [/oo/g, 'u'],
  [/i(?=[aeou])/g, 'y'],
  [/([a-z])\1+/g, '$1'],
]

export function soundOf(folded: string): string {
  return rules.reduce((text, [letters, sound]) => text.replace(letters, sound), folded)
}
