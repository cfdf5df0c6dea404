import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Look } from './screen.ts'
import type { Shot } from './takeScreen.ts'

/** One page with every screen in every look, and its pictures beside it. Answers where it is. */
export async function writeSheet(folder: string, shots: readonly Shot[]): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const shot of shots) if (shot.picture) await writeFile(join(folder, fileOf(shot)), shot.picture)
  const names = [...new Set(shots.map(({ screen }) => screen.name))]
  const rows = names.map(name => rowOf(name, shots))
  const place = join(folder, 'index.html')
  await writeFile(
    place,
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Screens</title><style>body{margin:16px;font:14px/1.4 system-ui;background:#e9e4e2;color:#241418}h2{position:sticky;top:0;margin:24px 0 8px;padding:8px;background:#e9e4e2;font-size:16px}.row{display:flex;gap:10px;overflow-x:auto;align-items:start}figure{flex:none;margin:0}img{display:block;height:420px;border-radius:8px;box-shadow:0 1px 4px #0004;background:#fff}figcaption{font-size:12px}.bad{color:#a31329;max-width:240px}</style><h1>${names.length} screens, ${shots.length} pictures</h1>${rows.join('')}</html>`,
  )
  return place
}

function rowOf(name: string, shots: readonly Shot[]): string {
  const own = shots.filter(({ screen }) => screen.name === name)
  const figures = own.map(shot => {
    const file = fileOf(shot)
    const picture = shot.picture ? `<a href="${file}"><img loading="lazy" src="${file}" alt=""></a>` : ''
    const bad = shot.troubles.map(trouble => `<p class="bad">${escape(trouble)}</p>`).join('')
    return `<figure>${picture}<figcaption>${wordsOf(shot.look)}</figcaption>${bad}</figure>`
  })
  return `<h2>${escape(name)}</h2><div class="row">${figures.join('')}</div>`
}

function wordsOf({ width, theme, language }: Look): string {
  return `${width} ${theme} ${language}`
}

function fileOf({ screen, look }: Shot): string {
  return `${`${screen.name} ${wordsOf(look)}`.replace(/[^a-zA-Z0-9]+/g, '-')}.jpg`
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
