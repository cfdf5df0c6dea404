import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

const text = v.tuple([v.string(), v.string()])

const homeContent = v.object({
  banners: v.array(
    v.object({
      id: v.string(),
      img: v.string(),
      kicker: text,
      title: text,
      subtitle: text,
      action: text,
      href: v.string(),
      tone: v.picklist(['brand', 'sea', 'ube', 'gold']),
      /** What it speaks of, and is shown with. */
      shows: v.optional(v.picklist(['contest'])),
    }),
  ),
  links: v.array(
    v.object({ id: v.string(), kind: v.picklist(['media', 'bottom', 'top']), name: v.string(), url: v.string() }),
  ),
})

export type HomeContent = v.InferOutput<typeof homeContent>

export async function readHomeContent(folder: string): Promise<HomeContent> {
  return v.parse(homeContent, JSON.parse(await readFile(join(folder, 'home.json'), 'utf8')))
}
