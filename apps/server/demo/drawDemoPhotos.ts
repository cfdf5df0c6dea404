import sharp from 'sharp'
import { drawnText } from '../features/kyc/index.ts'

/** What stands in for the photos of a demo member: a card with a name, and a figure that holds it up. No real person. */
export async function drawDemoPhotos(
  name: string,
  idNumber: string,
  scale = 1,
): Promise<{ readonly card: Buffer; readonly selfie: Buffer }> {
  const card = drawCard(name, idNumber)
  const [cardPhoto, selfie] = await Promise.all([
    paint(card, [1000, 630], scale),
    paint(drawSelfie(card), [900, 1200], scale),
  ])
  return { card: cardPhoto, selfie }
}

function paint(content: string, [width, height]: readonly [number, number], scale: number): Promise<Buffer> {
  const size = `width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}"`
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`
  return sharp(Buffer.from(picture)).jpeg({ quality: 88 }).toBuffer()
}

function drawCard(name: string, idNumber: string): string {
  return `<rect width="1000" height="630" fill="#e9eef2"/><rect x="30" y="30" width="940" height="570" rx="34" fill="#f9f5ea" stroke="#57728a" stroke-width="6"/>
<rect x="70" y="170" width="250" height="320" fill="#c9d6df"/><circle cx="195" cy="290" r="70" fill="#8ea5b5"/><rect x="105" y="380" width="180" height="110" rx="60" fill="#8ea5b5"/>
${line('SAMPLE CARD', [70, 80], 8)}${line(name, [370, 210], 5)}${line(idNumber, [370, 300], 6)}${line('NOT A REAL PERSON', [370, 420], 4)}`
}

function drawSelfie(card: string): string {
  return `<rect width="900" height="1200" fill="#d8c9bb"/><circle cx="450" cy="420" r="200" fill="#a98467"/><rect x="180" y="640" width="540" height="560" rx="180" fill="#4f6d7a"/>
<g transform="translate(250 760) scale(0.4)">${card}</g>`
}

function line(text: string, [x, y]: readonly [number, number], dot: number): string {
  return `<g transform="translate(${x} ${y})"><path d="${drawnText(text, dot).path}" fill="#22313d"/></g>`
}
