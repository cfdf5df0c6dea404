import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Text } from '@saya/contract/text.ts'
import * as v from 'valibot'

const names = ['terms', 'privacy', 'stmt', 'faq', 'about', 'marketing'] as const
const brands = ['slots', 'game', 'play', 'h5'] as const

export interface LegalText {
  readonly name: (typeof names)[number]
  readonly brand: (typeof brands)[number]
  readonly title: Text
  readonly body: Text
  readonly hash: Buffer
}

/** What only the operator can say of itself, as `{name}` in the texts. */
const operator = v.record(v.string(), v.pipe(v.string(), v.nonEmpty()))

/**
 * The texts in a folder: `<name>.<language>.md` for all brands, `<name>.<brand>.<language>.md` for one. Their hash is
 * that of what is read, with everything that the operator says filled in.
 */
export async function readLegalTexts(folder: string): Promise<LegalText[]> {
  const values = v.parse(operator, JSON.parse(await readFile(join(folder, 'operator.json'), 'utf8')))
  const present = new Set(await readdir(join(folder, 'legal')))
  const texts: LegalText[] = []
  for (const name of names) {
    for (const brand of brands) {
      const stem = brand === 'h5' ? name : `${name}.${brand}`
      if (!present.has(`${stem}.en.md`)) continue
      const read = (language: 'en' | 'tl') => readFile(join(folder, 'legal', `${stem}.${language}.md`), 'utf8')
      const [english, tagalog] = [fill(await read('en'), values), fill(await read('tl'), values)]
      texts.push({
        name,
        brand,
        title: [english.title, tagalog.title],
        body: [english.body, tagalog.body],
        hash: createHash('sha256')
          .update(JSON.stringify([english, tagalog]))
          .digest(),
      })
    }
  }
  return texts
}

/** The first line is the title. A value that the operator does not give is a mistake, not an empty place. */
function fill(source: string, values: Readonly<Record<string, string>>): { title: string; body: string } {
  const filled = source.replaceAll('\r\n', '\n').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`operator.json says nothing about ${name}, which a legal text asks for.`)
    return value
  })
  const [, title, body] = /^# (.+)\n+([^]*)$/.exec(filled) ?? []
  if (title === undefined || body === undefined) throw new Error('A legal text begins with its title.')
  return { title, body: body.trim() }
}
