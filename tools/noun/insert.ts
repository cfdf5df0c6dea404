/** Puts one entry into the object or list that opens behind `opening`, in the order of the alphabet. */
export function insertEntry(text: string, opening: string, entry: string): string {
  const at = text.indexOf(opening)
  if (at < 0) throw new Error(`There is no ${opening} to put ${entry} into.`)
  const start = at + opening.length
  const end = closingOf(text, start)
  const entries = topEntries(text.slice(start, end))
  const behind = entries.findIndex(one => isBefore(entry, one))
  const place = behind < 0 ? entries.length : behind
  const all = entries.toSpliced(place, 0, entry)
  return `${text.slice(0, start)}\n${all.map(one => `${one},\n`).join('')}${text.slice(end)}`
}

/** Puts an import among those of the same kind, in the order of their paths. */
export function insertImport(text: string, line: string): string {
  const path = pathOf(line)
  const known = [...text.matchAll(/^import\b[^']*'([^']+)'\n/gm)]
  const [kind = ''] = /^[./]*(?:features\/)?/.exec(path) ?? []
  const alike = known.filter(
    ([, other = '']) => other.startsWith(kind) && other.startsWith('.') === path.startsWith('.'),
  )
  const next = alike.find(([, other = '']) => other.toLowerCase() > path.toLowerCase())
  const last = alike.at(-1) ?? known.at(-1)
  const at = next?.index ?? (last ? last.index + last[0].length : 0)
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`
}

/** Puts a chapter among those of its depth, in the order of the alphabet. */
export function insertChapter(text: string, heading: string, body: string): string {
  const next = [...text.matchAll(/^## (.+)$/gm)].find(([, other = '']) => isBefore(heading, other))
  const at = next?.index ?? text.length
  return `${text.slice(0, at)}${at === text.length ? '\n' : ''}## ${heading}\n\n${body}\n${next ? '\n' : ''}${text.slice(at)}`
}

function pathOf(line: string): string {
  return /'([^']+)'/.exec(line)?.[1] ?? ''
}

function isBefore(one: string, other: string): boolean {
  return one.toLowerCase() < other.toLowerCase()
}

/** Where what was opened before `start` is closed. Braces in texts are no concern of lists of names. */
function closingOf(text: string, start: number): number {
  let depth = 1
  for (let at = start; at < text.length; at++) {
    if ('{[('.includes(text.charAt(at))) depth += 1
    if ('}])'.includes(text.charAt(at))) depth -= 1
    if (depth === 0) return at
  }
  throw new Error('A list is never closed.')
}

function topEntries(list: string): string[] {
  const entries: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= list.length; at++) {
    if ('{[('.includes(list.charAt(at) || ' ')) depth += 1
    if ('}])'.includes(list.charAt(at) || ' ')) depth -= 1
    if (at < list.length && (list.charAt(at) !== ',' || depth > 0)) continue
    entries.push(list.slice(from, at).trim())
    from = at + 1
  }
  return entries.filter(entry => entry !== '')
}
