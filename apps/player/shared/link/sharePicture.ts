import { saveFile } from '../device/saveFile.ts'
import { type Language, speak } from '../texts.ts'
import { linkTexts } from './link.texts.ts'
import { qrPath } from './qrPath.ts'

/** What a picture promises: what is given, and until when, since it is handed on for longer than that. */
export interface PictureLines {
  readonly gift: string
  readonly time: string
}

interface LinkPicture {
  readonly link: string
  readonly language: Language
  readonly lines: PictureLines | undefined
}

const [width, height] = [1080, 1350]
const card = { x: 240, y: 560, side: 600 } as const

/** Shares a picture of the link in the colours of the site, or saves it where the device shares none. Answers whether it was saved. */
export async function sharePicture(picture: LinkPicture): Promise<boolean> {
  const file = new File([await draw(picture)], 'saya-invite.png', { type: 'image/png' })
  if (navigator.canShare?.({ files: [file] })) {
    try {
      await navigator.share({ files: [file] })
      return false
    } catch (fault) {
      if (fault instanceof DOMException && fault.name === 'AbortError') return false
    }
  }
  saveFile(file.name, file)
  return true
}

interface Line {
  readonly y: number
  readonly size: number
  readonly fill?: string
}

async function draw({ link, language, lines }: LinkPicture): Promise<Blob> {
  const t = speak(linkTexts, language)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('There is no canvas to draw on.')
  await document.fonts.ready
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  drawSun(pen, colour)
  const face = colour('--font-display') || 'sans-serif'
  function say(text: string, { y, size, fill = '#fff' }: Line): void {
    if (!pen) return
    pen.fillStyle = fill
    fit(pen, text, { size, face })
    pen.fillText(text, width / 2, y)
  }
  pen.textAlign = 'center'
  say('Saya', { y: 190, size: 150 })
  say(t.pictureHead, { y: 330, size: 64, fill: '#ffd166' })
  const below = drawLines(pen, lines?.gift ?? t.games, { y: 410, size: 38, face })
  if (lines) say(lines.time, { y: below, size: 34, fill: '#ffd166' })
  drawQr(pen, link)
  say(new URL(link).host, { y: 1230, size: 40 })
  say(t.only, { y: 1300, size: 32 })
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The picture was not written.'))), 'image/png')
  })
}

function drawSun(pen: CanvasRenderingContext2D, colour: (name: string) => string): void {
  const light = pen.createLinearGradient(0, 0, width * 0.6, height)
  for (const [at, name] of [
    [0, '--hero-a'],
    [0.6, '--hero-b'],
    [1, '--hero-c'],
  ] as const)
    light.addColorStop(at, colour(name))
  pen.fillStyle = light
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = colour('--hero-ray')
  const reach = width * 1.4
  for (let ray = 0; ray < 360; ray += 12) {
    const [from, to] = [(ray * Math.PI) / 180, ((ray + 5) * Math.PI) / 180]
    pen.beginPath()
    pen.moveTo(width / 2, card.y + card.side / 2)
    pen.arc(width / 2, card.y + card.side / 2, reach, from, to)
    pen.fill()
  }
}

function drawQr(pen: CanvasRenderingContext2D, link: string): void {
  const { side, path } = qrPath(link)
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.roundRect(card.x, card.y, card.side, card.side, 48)
  pen.fill()
  pen.save()
  pen.translate(card.x, card.y)
  pen.scale(card.side / side, card.side / side)
  pen.fillStyle = '#150d10'
  pen.fill(new Path2D(path))
  pen.restore()
}

interface Face {
  readonly size: number
  readonly face: string
}

/** As large as it is wanted, unless it is wider than the picture then. */
function fit(pen: CanvasRenderingContext2D, text: string, { size, face }: Face): void {
  pen.font = `740 ${size}px ${face}`
  const wide = pen.measureText(text).width
  if (wide > width - 120) pen.font = `740 ${Math.floor((size * (width - 120)) / wide)}px ${face}`
}

/** Answers where the next line goes. */
function drawLines(
  pen: CanvasRenderingContext2D,
  text: string,
  { y, size, face }: Face & { readonly y: number },
): number {
  pen.font = `650 ${size}px ${face}`
  pen.fillStyle = '#fff'
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim()
    if (pen.measureText(longer).width > width - 200) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  for (const [at, line] of lines.entries()) pen.fillText(line, width / 2, y + at * size * 1.3)
  return y + lines.length * size * 1.3
}
