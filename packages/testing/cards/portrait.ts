import { seededRandom } from '../simulation/seededRandom.ts'

const skins = ['#e0b48c', '#c68f63', '#a8734a', '#8a5a3a']
const hairs = ['#1d1512', '#2b1c14', '#3a2a20', '#55504c']
const shirts = ['#2f4858', '#7a3b48', '#3f5f46', '#54457a', '#8a6a2f']

interface Frame {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A face of nobody, drawn anew for each seed. */
export function portrait(seed: number, isLong: boolean, { x, y, width, height }: Frame): string {
  const random = seededRandom(seed + 31)
  const [skin, hair, shirt] = [random.pick(skins), random.pick(hairs), random.pick(shirts)]
  const face = 30 + random.between(-3, 3)
  const mouth = random.between(-2, 3)
  const drawn = `<rect width="100" height="130" fill="#dfe6ea"/>
    ${isLong ? `<path d="M${50 - face - 7} 118V50a${face + 7} 40 0 0 1 ${2 * face + 14} 0v68z" fill="${hair}"/>` : ''}
    <path d="M6 130c4-26 24-32 44-32s40 6 44 32z" fill="${shirt}"/>
    <rect x="40" y="80" width="20" height="24" rx="8" fill="${skin}"/>
    <ellipse cx="50" cy="58" rx="${face}" ry="37" fill="${skin}"/>
    <path d="M${50 - face} 54q2-38 ${face}-36 ${face}-2 ${face} 36-8-20-${face}-22-${face - 6} 2-${face} 22z" fill="${hair}"/>
    <ellipse cx="38" cy="58" rx="4" ry="2.6" fill="#fff"/><ellipse cx="62" cy="58" rx="4" ry="2.6" fill="#fff"/>
    <circle cx="38" cy="58" r="2.3" fill="#20140e"/><circle cx="62" cy="58" r="2.3" fill="#20140e"/>
    <path d="M32 51q6-4 12 0M56 51q6-4 12 0" stroke="${hair}" stroke-width="2.4" fill="none"/>
    <path d="M50 60q-4 10 1 12" stroke="#0003" stroke-width="2" fill="none"/>
    <path d="M41 ${80}q9 ${mouth + 4} 18 0" stroke="#8c3b3b" stroke-width="2.6" fill="none"/>`
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 100 130" preserveAspectRatio="xMidYMid slice">${drawn}</svg>`
}
