import { titles } from '../data/index.ts'
import { Painter } from './painter.ts'
import { type Beginning, type Happening, Water } from './water.ts'

/** Paints beside the page, so that the page itself is free for whoever presses. */
const fonts = (globalThis as { readonly fonts?: FontFaceSet }).fonts
const lettering = new FontFace('Bricolage Grotesque', "url('/view/bricolageGrotesque.woff2')", { weight: '200 800' })
let painter: Painter | undefined
/** What was told while nothing could be painted yet. */
const early: Happening[] = []

addEventListener('message', ({ data }: MessageEvent<Beginning | Happening>) => {
  if (data.is === 'begin') void begin(data)
  else if (painter) painter.hear(data)
  else early.push(data)
})

async function begin({ code, canvas }: Beginning): Promise<void> {
  const title = titles.get(code)
  if (!title) return
  fonts?.add(lettering)
  await lettering.load().catch(() => undefined)
  const made = new Painter(canvas, { title, water: new Water(title, false), isStill: false })
  for (const news of early) made.hear(news)
  painter = made
  await made.load()
  requestAnimationFrame(function frame() {
    made.draw(performance.timeOrigin + performance.now())
    requestAnimationFrame(frame)
  })
}
