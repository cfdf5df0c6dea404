import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageAssets, PageRenderer } from '@saya/contract/page.ts'

interface Chunk {
  readonly file: string
  readonly src?: string
  readonly name?: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, Chunk>>

export interface PlayerBuild {
  readonly folder: string
  readonly renderer: PageRenderer
  readonly assetsOf: (module: string | null) => PageAssets
}

const entry = 'app/main.tsx'

/** What asks the server: a guest's page needs it late or never, a member's shows nothing of its own before it. */
const asking = 'client'

/** Reads what the build made of the player app: its renderer, its scripts and the text of its styles. */
export async function readPlayerBuild(dist: string): Promise<PlayerBuild> {
  const folder = join(dist, 'player')
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const renderer = (await import(pathToFileURL(join(dist, 'player-ssr/renderPage.js')).href)) as PageRenderer
  const styles = new Map<string, string>()
  for (const file of new Set(Object.values(manifest).flatMap(chunk => chunk.css ?? []))) {
    styles.set(file, await readFile(join(folder, file), 'utf8'))
  }
  const known = new Map<string | null, PageAssets>()
  return {
    folder,
    renderer,
    assetsOf(module) {
      const made = known.get(module) ?? assets(manifest, styles, module)
      known.set(module, made)
      return made
    },
  }
}

/** The styles that a page is shown first with, and the scripts it will ask for at once. */
function assets(manifest: Manifest, styles: ReadonlyMap<string, string>, module: string | null): PageAssets {
  const chunks = new Set<Chunk>()
  for (const name of [entry, module]) if (name) follow(manifest, name, chunks)
  const ofMembers = new Set(chunks)
  for (const [name, chunk] of Object.entries(manifest)) if (chunk.name === asking) follow(manifest, name, ofMembers)
  const css = new Set([...chunks].flatMap(chunk => chunk.css ?? []))
  return {
    styles: [...css].map(file => ({ file: `/${file}`, text: styles.get(file)?.trim() ?? '' })),
    page: module && manifest[module] ? `/${manifest[module].file}` : null,
    scripts: [...chunks].map(chunk => `/${chunk.file}`),
    memberScripts: [...ofMembers].filter(chunk => !chunks.has(chunk)).map(chunk => `/${chunk.file}`),
  }
}

function follow(manifest: Manifest, name: string, into: Set<Chunk>): void {
  const chunk = manifest[name]
  if (!chunk || into.has(chunk)) return
  into.add(chunk)
  for (const inner of chunk.imports ?? []) follow(manifest, inner, into)
}
