/** One more arrow, in the form of the cruiser's own. */
export const browserArrow = {
  name: 'browser-code-reaches-no-rules',
  from: { path: '^(apps/(player|office)|packages/(ui|client)|games/view|games/[^/]+/view)/' },
  to: { path: '^games/[^/]+/rules/' },
} as const

const browserCode = new RegExp(browserArrow.from.path)
const rules = new RegExp(browserArrow.to.path)
const tests = /[.]test[.]tsx?$/

/** Browser code from which imports lead to a game's rules, however far, each with its way. */
export function listReaches(imports: ReadonlyMap<string, readonly string[]>): string[] {
  const next = nextOnTheWay(imports)
  return [...next.keys()]
    .filter(file => browserCode.test(file) && !tests.test(file))
    .map(file => `${browserArrow.name}: ${wayOf(file, next).join(' → ')}`)
}

/** For each file that leads to rules, which of its imports does. Found from the rules backwards, each file once. */
function nextOnTheWay(imports: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, string> {
  const importers = new Map<string, string[]>()
  for (const [file, known] of imports) {
    for (const one of known) importers.set(one, [...(importers.get(one) ?? []), file])
  }
  const next = new Map<string, string>()
  const waiting = [...importers.keys()].filter(file => rules.test(file))
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const importer of importers.get(file) ?? []) {
      if (next.has(importer) || rules.test(importer)) continue
      next.set(importer, file)
      waiting.push(importer)
    }
  }
  return next
}

function wayOf(from: string, next: ReadonlyMap<string, string>): string[] {
  const way: string[] = []
  for (let file: string | undefined = from; file !== undefined; file = next.get(file)) way.push(file)
  return way
}
